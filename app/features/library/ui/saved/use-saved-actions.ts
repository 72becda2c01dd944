import { useState } from "react";
import { useSignInAgain } from "~/features/shell/ui/use-sign-in-again";
import { callApi, errorMessage, isUnauthorized } from "~/shared/call-api";
import { useToast } from "~/ui/use-toast";
import type { SavedResponse } from "../../contract";
import type { UpdateResponseInput } from "../../domain/call-schemas";

export type SavedActions = ReturnType<typeof useSavedActions>;

/** Changing and deleting saved responses. Every action tells whether it succeeded; then the screen is fetched anew. */
export function useSavedActions(refresh: () => void) {
  const { toast } = useToast();
  const signInAgain = useSignInAgain();
  const [isBusy, setBusy] = useState(false);

  const tell = (error: unknown) => {
    if (isUnauthorized(error)) return signInAgain();
    const description = errorMessage(error, "Please check your connection and try again.");
    toast({ title: "Error", description, variant: "destructive" });
  };

  const run = async (work: () => Promise<unknown>, success: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setBusy(false);
    }
    toast({ title: "Success", description: success });
    refresh();
    return true;
  };

  const path = ({ id }: SavedResponse) => `/api/saved-responses/${id}`;
  return {
    isBusy,
    tell,
    update: (saved: SavedResponse, body: UpdateResponseInput) =>
      run(() => callApi(path(saved), { method: "PATCH", body }), "Response updated successfully"),
    remove: (saved: SavedResponse) =>
      run(() => callApi(path(saved), { method: "DELETE" }), "Response deleted successfully"),
  };
}
