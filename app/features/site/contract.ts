/** The configuration that the texts of the public pages depend on. */
export interface SiteFacts {
  /** The company whose model writes for people who agree; `null` without one. */
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
