import { z } from "zod";
import { keepCookie, readCookie } from "./cookies.server";

const NAME = "acolyte_toast";

const toastSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  variant: z.enum(["default", "destructive"]).default("default"),
});

/** A toast that the next page shows once. */
export type FlashToast = z.infer<typeof toastSchema>;

/** Returns the `Set-Cookie` value that sends a toast to the next page. */
export function flashToast(request: Request, toast: z.input<typeof toastSchema>): string {
  return keepCookie(request, NAME, JSON.stringify(toast), 60);
}

/** Returns the toast of the last response, with the `Set-Cookie` value that forgets it. */
export function takeToast(request: Request): { toast: FlashToast; forget: string } | null {
  const value = readCookie(request, NAME);
  if (!value) return null;
  const forget = keepCookie(request, NAME, "", 0);
  try {
    return { toast: toastSchema.parse(JSON.parse(value)), forget };
  } catch {
    return null;
  }
}
