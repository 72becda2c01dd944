/** What a mail says; `renderMail` gives it its two forms. */
export interface MailContent {
  subject: string;
  /** One paragraph each, in plain text. */
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print below. */
  notes?: string[];
  /** How to have no more such mails, at the very end. */
  optOut?: { label: string; url: string };
}
