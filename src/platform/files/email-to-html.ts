import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { showInstant } from '#kernel/dates.ts';
import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { fileErrors } from './file-errors.ts';
import { type PictureSource, sanitiseHtml } from './sanitise-html.ts';

/** A mail of five megabytes with lines of the usual length has about 66,000. */
const MAX_LINES = 80_000;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024, maxRfc822NestingDepth: 3 } as const;
const PICTURE_TYPE = /^image\/(?:png|jpeg|gif|webp)$/;

export const EMAIL_HEADINGS = ['subject', 'from', 'to', 'cc', 'date', 'attachments'] as const;
/** The labels above a mail, in the language of its reader. */
export type EmailHeadings = Readonly<Record<(typeof EMAIL_HEADINGS)[number], string>>;

/** A stored mail (.eml) as a safe page: sender, date, subject, the text with its own pictures, names of attachments. */
export async function emailToHtml(content: Uint8Array, headings: EmailHeadings, zone: string): Promise<string> {
  if (countLines(content) > MAX_LINES) throw fileErrors.unreadable();
  const email = await parse(content);
  const rows = [
    ['subject', email.subject],
    ['from', email.from && people([email.from])],
    ['to', people(email.to ?? [])],
    ['cc', people(email.cc ?? [])],
    ['date', shownDate(email.date, zone)],
    ['attachments', attachedNames(email)],
  ] as const;
  const head = rows
    .filter(([, value]) => value)
    .map(
      ([key, value]) =>
        `<tr><th align="left">${escapeHtml(headings[key])}</th><td>${escapeHtml(value ?? '')}</td></tr>`,
    );
  const body = email.html ?? `<pre style="white-space: pre-wrap">${escapeHtml(email.text ?? '')}</pre>`;
  return sanitiseHtml(`<table>${head.join('')}</table><hr>${body}`, picturesOf(email));
}

/** A date that cannot be parsed is shown as written. */
function shownDate(date: string | undefined, zone: string): string | undefined {
  return date === undefined || Number.isNaN(Date.parse(date)) ? date : showInstant(date, zone);
}

async function parse(content: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(content, { ...LIMITS, attachmentEncoding: 'arraybuffer' });
  } catch (cause) {
    throw fileErrors.unreadable({ cause });
  }
}

function countLines(content: Uint8Array): number {
  let lines = 1;
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) lines += 1;
  return lines;
}

function people(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
}

function attachedNames(email: Email): string {
  const names = email.attachments.filter((attachment) => !attachment.related).map((attachment) => attachment.filename);
  return names.filter((name) => name !== null).join(', ');
}

/** `cid:` addresses become the picture itself; the repetitions of one picture beyond a limit are dropped. */
function picturesOf(email: Email): PictureSource {
  const byId = new Map(email.attachments.flatMap((attachment) => pictureEntry(attachment)));
  let room = UPLOAD_MAX_BYTES;
  return (address) => {
    if (!/^cid:/i.test(address)) return address;
    const attachment = byId.get(decodedId(address.slice(4)));
    const content = Buffer.from((attachment?.content ?? new ArrayBuffer(0)) as ArrayBuffer);
    if (!attachment || content.length > room) return undefined;
    room -= content.length;
    return `data:${attachment.mimeType};base64,${content.toString('base64')}`;
  };
}

function pictureEntry(attachment: Attachment): [string, Attachment][] {
  if (!attachment.contentId || !PICTURE_TYPE.test(attachment.mimeType)) return [];
  return [[attachment.contentId.replace(/^<|>$/g, ''), attachment]];
}

function decodedId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
