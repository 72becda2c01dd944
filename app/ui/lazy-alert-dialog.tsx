import { lazy, Suspense, useState } from "react";
import type { AlertDialogProps } from "./alert-dialog";

const AlertDialog = lazy(() => import("./alert-dialog").then((module) => ({ default: module.AlertDialog })));

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
