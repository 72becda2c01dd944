import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isRefusalToken, refuseMail } from "~/features/mail/server/public.server";
import { UnsubscribeScreen } from "~/features/mail/ui/unsubscribe-screen";
import { isReminderRefusalToken, refuseReminders } from "~/features/reminders/server/refuse-reminders.server";
import { describeError } from "~/server/http/error-response.server";
import { findUser } from "~/server/http/kit.server";

export const handle = { access: "public" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `No more ${data?.mails ?? "mails"} by e-mail - Acolyte` },
  { name: "robots", content: "noindex" },
];

/** Looks at the link without using it: programs that scan mails open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { services } = await findUser(args);
  const token = args.params.token ?? "";
  const isOfReminders = isReminderRefusalToken(services, token);
  const isKnown = isOfReminders || isRefusalToken(services, token);
  const mails = isOfReminders ? ("reminders" as const) : ("prayers" as const);
  return data({ isKnown, mails }, { status: isKnown ? 200 : 404 });
}

/** The page's button, and the one click of a mail program (RFC 8058). */
export async function action(args: ActionFunctionArgs) {
  try {
    const { services } = await findUser(args);
    const token = args.params.token ?? "";
    const isDone = (await refuseReminders(services, token)) || (await refuseMail(services, token));
    return data({ isDone }, { status: isDone ? 200 : 404 });
  } catch (error) {
    const { status, headers, body } = describeError(error);
    return data({ isDone: false, message: body.message }, { status, headers });
  }
}

export default function UnsubscribeRoute() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
