import type { Language } from '#kernel/language.ts';
import type { Trx } from '../db/database.ts';

/** One of several records in a mail, with a link of its own. */
export interface MailEntry {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain paragraphs and entries; one template makes the HTML from them. */
  readonly paragraphs: readonly (string | MailEntry)[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Language of the template's own texts; the caller's texts are already in it. */
  readonly language?: Language;
  /** The text of an .ics file, which says itself whether it adds an entry or removes it. */
  readonly calendar?: string | undefined;
}

/** Mail is sent through the job queue of the same transaction: if, and only if, the change commits. */
export interface Mailer {
  send(trx: Trx, mail: Mail): Promise<void>;
  /** The same for many, in one statement. */
  sendAll(trx: Trx, mails: readonly Mail[]): Promise<void>;
}
