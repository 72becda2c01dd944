import { lazy, Suspense, useState } from "react";
import type { AlertDialogProps } from "./alert-dialog";

const load = () => import("./alert-dialog");
const AlertDialog = lazy(() => load().then((module) => ({ default: module.AlertDialog })));

/** An alert dialog whose code is loaded when it first opens. */
export function LazyAlertDialog(props: AlertDialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense>
      <AlertDialog {...props} />
    </Suspense>
  ) : null;
}

/** Loads the dialog's code early, so that it can open without a network. */
export function prepareAlertDialog(): void {
  // On failure the dialog loads it when it opens.
  load().catch(() => {});
}
