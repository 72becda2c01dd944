import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Input } from "~/ui/field";
import { useToast } from "~/ui/use-toast";
import type { Prayer } from "../../contract";

export interface ShareFormProps {
  prayer: Prayer;
  onShare: (email: string) => Promise<boolean>;
}

/** Sends a prayer to an e-mail address, and names those that it was sent to. */
export function ShareForm({ prayer, onShare }: ShareFormProps) {
  const { toast } = useToast();
  const id = useId();
  const [email, setEmail] = useState("");
  const [isSharing, setSharing] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSharing) return;
    if (email.trim() === "") {
      const description = "Please enter an email address to share the prayer.";
      return toast({ title: "Email required", description, variant: "destructive" });
    }
    setSharing(true);
    const isShared = await onShare(email.trim());
    setSharing(false);
    if (isShared) setEmail("");
  };

  return (
    <div className="mt-3 border-t border-line pt-3 print:hidden">
      <form noValidate className="flex gap-2" onSubmit={(event) => void submit(event)}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          aria-label={`E-mail address to share ${prayer.title} with`}
          placeholder="E-mail address"
          maxLength={254}
          readOnly={isSharing}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="min-w-0"
        />
        <Button type="submit" variant="secondary" pending={isSharing} pendingLabel="Sharing...">
          Share
        </Button>
      </form>
      {prayer.sharedWith.length > 0 && (
        <div className="mt-2.5 text-sm/5 text-muted">
          <p id={id}>Shared with</p>
          <ul aria-labelledby={id} className="mt-0.5">
            {prayer.sharedWith.map((address) => (
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
