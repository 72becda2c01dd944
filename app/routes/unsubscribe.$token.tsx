import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isRefusalToken, refuseMail } from "~/features/mail/server/public.server";
import { UnsubscribeScreen } from "~/features/mail/ui/unsubscribe-screen";
import { describeError } from "~/server/http/error-response.server";
import { findUser } from "~/server/http/kit.server";

export const handle = { access: "public" };

export const meta: MetaFunction = () => [
  { title: "No more prayers by e-mail - Acolyte" },
  { name: "robots", content: "noindex" },
];

/** Looks at the link without using it: programs that scan mails open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const { services } = await findUser(args);
  const isKnown = isRefusalToken(services, args.params.token ?? "");
  return data({ isKnown }, { status: isKnown ? 200 : 404 });
}

/** The page's button, and the one click of a mail program (RFC 8058). */
export async function action(args: ActionFunctionArgs) {
  try {
    const { services } = await findUser(args);
    const isDone = await refuseMail(services, args.params.token ?? "");
    return data({ isDone }, { status: isDone ? 200 : 404 });
  } catch (error) {
    const { status, headers, body } = describeError(error);
    return data({ isDone: false, message: body.message }, { status, headers });
  }
}

export default function UnsubscribeRoute() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
