import { DELETION_GRACE_DAYS, DELETION_WORD } from "~/features/archive/contract";
import { TRIAL_LENGTH } from "~/features/plans/contract";
import { ENTITLEMENTS } from "~/features/plans/domain/entitlements";
import { PLAN_PRICES } from "~/features/plans/domain/plan-prices";
import { formatBytes } from "~/shared/format-bytes";
import type { SiteFacts } from "../contract";

/** A question with its answer, a paragraph each. */
export interface FaqItem {
  id: string;
  question: string;
  answer: string[];
}

const { free, trial } = ENTITLEMENTS;
const { monthly, annual } = PLAN_PRICES;

const GENERAL: FaqItem[] = [
  {
    id: "what",
    question: "What is Acolyte?",
    answer: [
      "A prayer journal and companion for Catholics. You write what you bring before God, find it again by day, by mood or by word, pray with the day of the Church’s year, and ask questions of faith.",
    ],
  },
  {
    id: "priest",
    question: "Does it take the place of a priest?",
    answer: [
      "No. The companion is a lay helper made of software. It hears no confession, gives no absolution, and names a priest where one is needed.",
    ],
  },
  {
    id: "free",
    question: "What is free, and what does Premium add?",
    answer: [
      `Your own words are never behind a plan: the journal, the calendar, search, saved prayers and answers, reminders and the liturgical day are the same for everybody. A free account has ${free.callsADay} calls of the companion a day and ${formatBytes(free.imageBytes)} for images; Premium and the trial have ${trial.callsADay} calls and ${formatBytes(trial.imageBytes)}.`,
      `Premium is ${monthly.amount} a month or ${annual.amount} a year. Both give the same.`,
    ],
  },
];

function trialItems({ paymentNote, sendsMail }: SiteFacts): FaqItem[] {
  return [
    {
      id: "trial",
      question: "How does the free trial work?",
      answer: [
        `It runs for ${TRIAL_LENGTH} days, once for each account, with all that Premium has. After that the plan you chose begins by itself, unless you cancelled before. ${paymentNote}`,
        ...(sendsMail ? ["On the fifth day we write to you what begins, when, and at what price."] : []),
      ],
    },
    {
      id: "cancel",
      question: "How do I cancel?",
      answer: [
        "With one button on your profile. A trial that you cancel still runs to its end, costs nothing, and leaves you a free account. A plan that you cancel runs to the end of the month or year it is in. Nothing that you wrote goes away.",
      ],
    },
  ];
}

function companionItems({ provider }: SiteFacts): FaqItem[] {
  return [
    {
      id: "who-answers",
      question: "Who writes the answers?",
      answer: [
        "A companion that is built into Acolyte. It works from an index of the faith written by hand and from your own words, and nothing leaves this server for it.",
        ...(provider
          ? [
              `If you agree, ${provider} writes instead. We ask before the first word goes there, and you can take your agreement back in the settings at any time.`,
            ]
          : []),
        "Every citation is checked. One that does not exist is never shown as a source, and where nothing is found the answer says so. It can still be wrong: please compare what matters with the source it names.",
      ],
    },
    {
      id: "ai-data",
      question: "What happens to my words when I use the companion?",
      answer: [
        ...(provider
          ? [
              `Without your agreement nothing is sent to anybody. With it ${provider} receives the question or the text for which you ask a prayer, a reflection, a title or insights, and what was asked before in the same conversation. Your name, your e-mail address and the rest of your journal are not sent.`,
            ]
          : ["They stay on this server. No company that runs language models receives any of them."]),
        "Words that show that somebody may be in danger reach no model at all: the companion answers with people who can help, and keeps nothing of it.",
        "We train nothing with what you write.",
      ],
    },
    {
      id: "ai-off",
      question: "Can I use Acolyte without AI?",
      answer: [
        "Yes. Switch the companion off in the settings: its buttons go, its calls are refused, and everything else works as before.",
      ],
    },
  ];
}

const DATA: FaqItem[] = [
  {
    id: "export",
    question: "Can I take my words with me?",
    answer: [
      "Yes, on every plan. The settings have an export: one ZIP with all that is yours as data (JSON), each entry as a text file (Markdown), and your images. The same file can be brought in again, here or on another server; what is there already is passed over.",
    ],
  },
  {
    id: "delete",
    question: "How do I delete my account?",
    answer: [
      `In the settings, with your password and the word ${DELETION_WORD}. For ${DELETION_GRACE_DAYS} days nothing is removed: sign in, and you can take it back. After that nothing of yours remains in the databases, no entry, no image, no account.`,
    ],
  },
  {
    id: "who-reads",
    question: "Who can read my journal?",
    answer: [
      "You. No other member can, and there is no link to share an entry. An answer that you saved can be shared by a link that you make and can end; a prayer goes by e-mail to whom you send it.",
      "The people who run this server keep its databases and could technically open them, as with any service that is not encrypted on your own device.",
    ],
  },
  {
    id: "lost-words",
    question: "Can I lose what I am writing?",
    answer: [
      "What you write is kept in your browser within a second, and stays there through a reload, a crash, a lost network or an ended session, until it is saved.",
    ],
  },
];

/** The questions and answers, as they are true of this server. */
export function faqOf(facts: SiteFacts): { title: string; items: FaqItem[] }[] {
  return [
    { title: "Acolyte", items: GENERAL },
    { title: "The trial", items: trialItems(facts) },
    { title: "The companion and AI", items: companionItems(facts) },
    { title: "Your words", items: DATA },
  ];
}
