import { LifeBuoy } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "~/ui/button";

const HelpNowDialog = lazy(() => import("./help-now-dialog"));

/** "Help now": the help lines without having to say why. The lists come with the first click. */
export function HelpNow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<LifeBuoy aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Help now
      </Button>
      {isOpen && (
        <Suspense>
          <HelpNowDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
