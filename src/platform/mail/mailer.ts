import type { Language } from '#kernel/language.ts';
import type { Trx } from '../db/database.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain paragraphs; the HTML is made from them by one template. */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Of the few words the template itself adds; the caller's texts already are in it. */
  readonly language?: Language;
}

/** Mail leaves through the job queue of the same transaction: it is sent if, and only if, the change is kept. */
export interface Mailer {
  send(trx: Trx, mail: Mail): Promise<void>;
}
