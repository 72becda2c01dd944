import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { NativeSelect } from "~/ui/native-select";
import { Notice } from "~/ui/notice";
import type { SupportRefusal } from "../contract";
import { SUPPORT_LIMITS, SUPPORT_TOPIC_LABELS, SUPPORT_TOPICS } from "../domain/support-message";

interface SupportFormProps {
  email: string;
  request: string;
  refusal?: SupportRefusal;
}

/** A message to support. A plain form: it works before and without JavaScript. */
export function SupportForm({ email, refusal, ...props }: SupportFormProps) {
  const isPending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { values = {}, issues = {} } = refusal ?? {};
  const request = values.request ?? props.request;
  const isGeneral = refusal && Object.keys(issues).length === 0;

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);

  return (
    <Form
      ref={form}
      method="post"
      action="/support"
      className="grid gap-5"
      noValidate={refusal !== undefined}
    >
      {isGeneral && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="Your e-mail"
        hint="We'll reply to this address."
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={values.email ?? email}
        error={issues.email}
      />
      <NativeSelect
        label="What is it about?"
        name="topic"
        defaultValue={values.topic ?? (request ? "other" : "account")}
        error={issues.topic}
      >
        {SUPPORT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {SUPPORT_TOPIC_LABELS[topic]}
          </option>
        ))}
      </NativeSelect>
      <TextAreaField
        label="Your message"
        hint="Please leave out passwords and private journal text."
        name="message"
        rows={8}
        maxLength={SUPPORT_LIMITS.message}
        required
        defaultValue={values.message}
        error={issues.message}
      />
      {request && (
        <>
          <input type="hidden" name="request" value={request} />
          <p className="text-sm text-muted">
            The error number is included: <code className="break-all">{request}</code>
          </p>
        </>
      )}
      <Button
        type="submit"
        size="lg"
        pending={isPending}
        pendingLabel="Sending..."
        className="justify-self-start max-sm:w-full"
      >
        Send message
      </Button>
    </Form>
  );
}
