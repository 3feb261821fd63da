/** Pages and mails are text without a signature: their structure identifies them. */
const HEAD_LENGTH = 65_536;
const PROLOGUE = /^(?:\s+|<!--[\s\S]*?-->|<\?xml[^>]*\?>)/;
const PAGE_START = /^<(?:!doctype\s+html|html|head|body|meta|title|div|table)[\s>/]/i;
const HEADER_LINE = /^([!-9;-~]{1,76}):/;
const MAIL_HEADERS = new Set([
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'received',
  'mime-version',
  'return-path',
]);
/** One such line may be chance; two are a mail. */
const MAIL_HEADERS_NEEDED = 2;

export function textKind(content: Buffer): 'html' | 'eml' | undefined {
  const text = decodeText(content);
  if (text === undefined) return undefined;
  const head = text.slice(0, HEAD_LENGTH);
  if (startsAsPage(head)) return 'html';
  return startsAsMail(head) ? 'eml' : undefined;
}

/** The text of a file of unknown encoding; undefined when it is not text. */
export function decodeText(content: Buffer): string | undefined {
  const text = markedText(content) ?? plainText(content);
  return text.includes('\0') ? undefined : text;
}

function markedText(content: Buffer): string | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  return undefined;
}

function plainText(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function startsAsPage(head: string): boolean {
  let rest = head;
  for (let skipped = PROLOGUE.exec(rest); skipped; skipped = PROLOGUE.exec(rest)) rest = rest.slice(skipped[0].length);
  return PAGE_START.test(rest);
}

function startsAsMail(head: string): boolean {
  const found = new Set<string>();
  for (const [index, line] of head.split(/\r?\n/).entries()) {
    if (line === '') break;
    const isEnvelope = index === 0 && line.startsWith('From ');
    const isContinued = index > 0 && /^[ \t]/.test(line);
    if (isEnvelope || isContinued) continue;
    const name = HEADER_LINE.exec(line)?.[1]?.toLowerCase();
    if (name === undefined) return false;
    if (MAIL_HEADERS.has(name)) found.add(name);
  }
  return found.size >= MAIL_HEADERS_NEEDED;
}
