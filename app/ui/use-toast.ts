import { createContext, useContext } from "react";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** A button in the toast, such as Undo. `altText` tells screen readers how to do the same elsewhere. */
  action?: { label: string; onSelect: () => void; altText?: string };
}

/** A message that the server sets for the next page. */
export type FlashToast = Omit<ToastMessage, "action">;

export interface ToastApi {
  /** Shows a message in place of the visible one. */
  toast: (message: ToastMessage) => void;
  dismiss: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** `const { toast } = useToast(); toast({ title, description, variant, action })` below a ToastProvider. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}
