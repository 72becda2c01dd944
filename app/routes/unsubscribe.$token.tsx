import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isUnsubscribeToken, unsubscribeAddress } from "~/features/mail/server/public.server";
import { UnsubscribeScreen } from "~/features/mail/ui/unsubscribe-screen";
import {
  isReminderUnsubscribeToken,
  unsubscribeFromReminders,
} from "~/features/reminders/server/unsubscribe-from-reminders.server";
import { describeError } from "~/http/error-response.server";
import { findUser, withErrorPage } from "~/http/kit.server";

export const handle = { access: "public" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `No more ${data?.mails ?? "mails"} by e-mail - Acolyte` },
  { name: "robots", content: "noindex" },
];

/** Looks at the link without using it: programs that scan mails open links too. */
export const loader = (args: LoaderFunctionArgs) =>
  withErrorPage(async () => {
    const { services } = await findUser(args);
    const token = args.params.token ?? "";
    const isOfReminders = isReminderUnsubscribeToken(services, token);
    const isKnown = isOfReminders || isUnsubscribeToken(services, token);
    const mails = isOfReminders ? ("reminders" as const) : ("prayers" as const);
    return data({ isKnown, mails }, { status: isKnown ? 200 : 404 });
  }, args.context);

/** The page's button, and the one click of a mail program (RFC 8058). */
export async function action(args: ActionFunctionArgs) {
  try {
    const { services } = await findUser(args);
    const token = args.params.token ?? "";
    const isDone =
      (await unsubscribeFromReminders(services, token)) || (await unsubscribeAddress(services, token));
    return data({ isDone }, { status: isDone ? 200 : 404 });
  } catch (error) {
    const { status, headers, body } = describeError(error);
    return data({ isDone: false, message: body.message }, { status, headers });
  }
}

export default function UnsubscribeRoute() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
