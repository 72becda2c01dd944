import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import type { SavedResponse, UpdateResponseInput } from "../../contract";

/** Changes a saved response: its bookmark, its link, its title, category and notes. */
export function useUpdateResponse({ id }: SavedResponse) {
  return useCall(
    (body: UpdateResponseInput) => callApi(`/api/saved-responses/${id}`, { method: "PATCH", body }),
    {
      success: () => ({ title: "Success", description: "Response updated successfully" }),
      failure: { text: "Please check your connection and try again." },
      revalidate: "after-success",
    },
  );
}
