import { type ComponentType, type ReactNode, Suspense, useState } from "react";

export interface DialogButtonProps {
  /** Made with `lazy`: its code is loaded on the first click. */
  dialog: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
  className: string;
  children: ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog: Dialog, className, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen !== null && (
        <Suspense>
          <Dialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
