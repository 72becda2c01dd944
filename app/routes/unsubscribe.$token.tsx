import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isUnsubscribeToken, unsubscribeAddress } from "~/features/mail/server/public.server";
import { UnsubscribeScreen } from "~/features/mail/ui/unsubscribe-screen";
import {
  isReminderUnsubscribeToken,
  unsubscribeFromReminders,
} from "~/features/reminders/server/unsubscribe-from-reminders.server";
import { formAction, pageLoader } from "~/http/kit.server";

export const handle = { access: "public" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `No more ${data?.mails ?? "mails"} by e-mail - Acolyte` },
  { name: "robots", content: "noindex" },
];

/** Checks the link without using it: programs that scan mails open links too. */
export const loader = pageLoader(({ services, params: { token = "" } }) => {
  const isOfReminders = isReminderUnsubscribeToken(services, token);
  const isKnown = isOfReminders || isUnsubscribeToken(services, token);
  const mails = isOfReminders ? ("reminders" as const) : ("prayers" as const);
  return data({ isKnown, mails }, { status: isKnown ? 200 : 404 });
});

/** The page's button, and the one click of a mail program (RFC 8058). */
export const action = formAction(
  async ({ services, params: { token = "" } }) => {
    const isDone =
      (await unsubscribeFromReminders(services, token)) || (await unsubscribeAddress(services, token));
    return data({ isDone }, { status: isDone ? 200 : 404 });
  },
  ({ message }) => ({ isDone: false, message }),
);

export default function UnsubscribeRoute() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
