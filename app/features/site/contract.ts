/** What of this server's configuration the site's texts depend on. */
export interface SiteFacts {
  /** Who receives words for the companion of those who agree; null where nobody does. */
  provider: string | null;
  /** How a plan is paid, as a sentence. */
  paymentNote: string;
  /** Whether mails leave this server. */
  sendsMail: boolean;
}

/** A part of a text page: a heading, and paragraphs or a list below it. */
export interface SiteSection {
  id: string;
  title: string;
  paragraphs: string[];
  list?: string[];
}
