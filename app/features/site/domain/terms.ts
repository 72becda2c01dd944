import { TRIAL_LENGTH } from "~/features/plans/contract";
import { ENTITLEMENTS } from "~/features/plans/domain/entitlements";
import { PLAN_PRICES } from "~/features/plans/domain/plan-prices";
import type { SiteFacts, SiteSection } from "../contract";

const { monthly, annual } = PLAN_PRICES;

/** What we and the people who use Acolyte agree on; as it is true of this server. */
export function termsOf({ paymentNote }: SiteFacts): SiteSection[] {
  return [
    {
      id: "what",
      title: "What you get",
      paragraphs: [
        "Acolyte is a prayer journal and companion. “We” are the people who run this server. By making an account you agree to this page; what becomes of your data is on the page about privacy.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      paragraphs: [
        "One account is for one person. Keep your password to yourself, and tell us if somebody else may have it. You may stop at any time.",
      ],
    },
    {
      id: "words",
      title: "Your words",
      paragraphs: [
        "What you write stays yours. We store it and show it to you; we get no other right to it. What you share by a link or by e-mail is yours to answer for: nothing unlawful, nothing that hurts others, no words of others without their leave. Shared pages can be reported, and we may take one down.",
      ],
    },
    {
      id: "companion",
      title: "The companion",
      paragraphs: [
        "Its texts are written by software. They may be wrong and are no teaching of the Church, no confession, no counseling, no medical or legal advice. In need, turn to a priest, a doctor or the emergency lines.",
        `A day has ${ENTITLEMENTS.free.callsADay} calls on a free account and ${ENTITLEMENTS.premium.callsADay} on Premium and in the trial.`,
      ],
    },
    {
      id: "plans",
      title: "Plans, trial and payment",
      paragraphs: [
        `Premium is ${monthly.amount} a month or ${annual.amount} a year. A trial of ${TRIAL_LENGTH} days, once for each account, becomes the plan you chose by itself unless you cancel before it ends; cancelled in the trial, it costs nothing. A plan can be cancelled at any time and then runs to the end of the month or year that it is in. ${paymentNote}`,
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "Please do not try to get at the data of others, to overload the server, or to send mail through it to people who did not ask for it. We may close an account that does.",
      ],
    },
    {
      id: "no-warranty",
      title: "What we cannot promise",
      paragraphs: [
        "We take care that no word is lost, but no server is without fault, and it may be closed for a while to be looked after. As far as the law allows we are not liable for damage that comes from using Acolyte or from not being able to.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "If these terms change, this page does. A change of prices never touches a month or year that is paid.",
      ],
    },
  ];
}
