import { lazy, Suspense, useState } from "react";
import type { AlertDialogProps } from "./alert-dialog";

const load = () => import("./alert-dialog");
const AlertDialog = lazy(() => load().then((module) => ({ default: module.AlertDialog })));

/** An alert dialog whose code comes with the first question, for questions that few people are asked. */
export function LazyAlertDialog(props: AlertDialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense>
      <AlertDialog {...props} />
    </Suspense>
  ) : null;
}

/** Fetches the dialog's code before it is asked for, where the question must come without a network as well. */
export function prepareAlertDialog(): void {
  // What could not be fetched is asked for again by the dialog itself.
  load().catch(() => {});
}
