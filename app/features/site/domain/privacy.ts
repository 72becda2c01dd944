import type { SiteFacts, SiteSection } from "../contract";

/** What is stored, where, for how long, and who receives what; as it is true of this server. */
export function privacyOf({ provider, sendsMail }: SiteFacts): SiteSection[] {
  return [
    {
      id: "in-short",
      title: "In short",
      paragraphs: [
        "Your journal is yours. It is stored to be shown to you, it is not read for advertising, not sold, and not used to train anything. There are no trackers and no scripts of others on these pages.",
      ],
    },
    {
      id: "stored",
      title: "What is stored",
      paragraphs: ["On this server, which runs on Cloudflare (Workers, D1, R2, Durable Objects):"],
      list: [
        "Your account: e-mail address, the password as a scrypt hash alone, and what you enter on your profile, such as name, place, timezone, birth date and favorite saint. All but the address may stay empty.",
        "Your journal: entries with their date, zone, mood and images, intentions, and the days you have written on.",
        "Your prayers with the addresses that you sent them to, the questions you asked with their answers, and the answers you saved.",
        "How many prayers, questions and readings a day had, and how often the companion was called.",
        "Reminders: their times, a phone number if you give one, and the address that your browser names for push messages on each device where you switch them on.",
        "Your plan: the tier, when a trial began and ends, and whether you cancelled.",
        "Sessions: the hash of a random token and when it was last used.",
      ],
    },
    {
      id: "browser",
      title: "What your browser keeps",
      paragraphs: [
        "Cookies only for what they are needed for: the session (30 days from the last use), the theme you chose, your last choices on the assistant’s page, a message for the next page, and, while you sign in elsewhere, the state of that sign-in. Drafts of what you write stay in the browser until they are saved, and are removed when you sign out. An installed app keeps a page to write on without a network.",
      ],
    },
    {
      id: "others",
      title: "Who receives something",
      paragraphs: ["Nobody receives anything beyond this:"],
      list: [
        "Cloudflare stores and carries all data, on our behalf.",
        provider
          ? `${provider}, only if you agreed: the question, or the text for which you ask a prayer, a reflection, a title or insights, with what was asked before in the same conversation. Never your name, your e-mail address or the rest of your journal. You can take your agreement back in the settings.`
          : "No company that runs language models: the companion is built in and works on this server.",
        ...(sendsMail
          ? [
              "The mail service of this server: mails about your account, reminders by e-mail if you want them, and prayers that you send to somebody.",
            ]
          : []),
        "The push service of your browser’s maker, if you switch push on: encrypted reminders.",
        "Whoever has the link to an answer that you made public, until you end it. Views are counted with a hash that nobody can undo after the day.",
        "The provider with which you sign in, if you do: only that you signed in here.",
      ],
    },
    {
      id: "how-long",
      title: "How long",
      paragraphs: [],
      list: [
        "Your words stay until you delete them. The recycle bin keeps entries until you remove them for good; an image that no entry shows is removed within days.",
        "Sessions end 30 days after their last use. Links by e-mail end after 24 hours, those for a new password after 30 minutes.",
        "Network addresses are counted as keyed hashes to stop guessing and floods, and forgotten when the count is over.",
        "The log of what went wrong keeps 7 days: the kind of request, its time and its status, never what anybody wrote.",
        "Figures on calls of the companion are kept for 30 days, without a person and without a word.",
        "Messages to support are sent by e-mail and not stored here.",
      ],
    },
    {
      id: "danger",
      title: "Words of danger",
      paragraphs: [
        "If what you send to the companion shows that you or somebody else may be in danger, it answers with people who can help. This is decided on this server; it is not counted, not kept, and nobody is told.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You can see and correct what is stored on your profile, in the settings and in your journal, and delete entries, prayers, answers and the history of your questions yourself. The settings have an export of all that is yours, and the deletion of your account: it can be taken back for 7 days, then nothing of yours remains in the databases. For anything else, write to support.",
      ],
    },
  ];
}
