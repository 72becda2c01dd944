import { type FormEvent, useId, useState } from "react";
import { useCall } from "~/features/shell/ui/use-call";
import { callApi } from "~/shared/call-api";
import { Button } from "~/ui/button";
import { Input } from "~/ui/field";
import { useToast } from "~/ui/use-toast";
import type { Prayer } from "../../contract";

/** Sends a prayer to an e-mail address, and lists the recipients so far. */
export function ShareForm({ prayer: { id, title, sharedWith } }: { prayer: Prayer }) {
  const { toast } = useToast();
  const listId = useId();
  const [email, setEmail] = useState("");
  const share = useCall(
    (to: string) => callApi<Prayer>(`/api/prayers/${id}/share`, { method: "POST", body: { email: to } }),
    {
      success: () => ({ title: "Prayer shared", description: `It is on its way to ${email.trim()}.` }),
      failure: { text: "Failed to share prayer. Please try again." },
      revalidate: "after-success",
    },
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === "") {
      const description = "Please enter an email address to share the prayer.";
      return toast({ title: "Email required", description, variant: "destructive" });
    }
    if (await share.run(email.trim())) setEmail("");
  };

  return (
    <div className="mt-3 border-t border-line pt-3 print:hidden">
      <form noValidate className="flex gap-2" onSubmit={(event) => void submit(event)}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          aria-label={`E-mail address to share ${title} with`}
          placeholder="E-mail address"
          maxLength={254}
          readOnly={share.isPending}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="min-w-0"
        />
        <Button type="submit" variant="secondary" pending={share.isPending} pendingLabel="Sharing...">
          Share
        </Button>
      </form>
      {sharedWith.length > 0 && (
        <div className="mt-2.5 text-sm/5 text-muted">
          <p id={listId}>Shared with</p>
          <ul aria-labelledby={listId} className="mt-0.5">
            {sharedWith.map((address) => (
              <li key={address} className="break-all text-ink">
                {address}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
