import { createContext, useContext } from "react";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds; 5000 unless given. */
  duration?: number;
  /** A button in the toast, such as Undo. `altText` says to screen readers how to do the same elsewhere. */
  action?: { label: string; onSelect: () => void; altText?: string };
}

/** What a server may hand over for the next page: a message without functions. */
export type FlashToast = Omit<ToastMessage, "action">;

export interface ToastApi {
  /** Shows a message; it takes the place of the one that is visible. */
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
