import { LifeBuoy } from "lucide-react";
import { lazy } from "react";
import { buttonClass } from "~/ui/button-class";
import { DialogButton } from "~/ui/dialog-button";

const HelpNowDialog = lazy(() => import("./help-now-dialog"));

/** "Help now": the help lines, without having to say why. */
export function HelpNow() {
  return (
    <DialogButton dialog={HelpNowDialog} className={buttonClass("ghost", "sm")}>
      <LifeBuoy aria-hidden />
      Help now
    </DialogButton>
  );
}
