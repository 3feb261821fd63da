import { fileErrors } from './file-errors.ts';
import { readPdf } from './pdf-objects.ts';

/** Names long enough that they do not appear by chance in a picture, so they are searched in every byte. */
const ANYWHERE = /\/(JavaScript|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Rendition)(?![A-Za-z0-9])/;
/** The same for words that addresses of web pages contain, too. */
const AS_ACTION = /\/S(\s|%[^\r\n]*[\r\n])*\/(Launch|GoToE)(?![A-Za-z0-9])/;
/** Short names mean something only in objects, and only before a value that is not plain text. */
const IN_OBJECTS = /\/(XFA|AA|EF)\s*(<<|\[|\d+\s+\d+\s+R)/;
/** What happens on opening; showing a page of the document is harmless. */
const ON_OPENING = /\/OpenAction\s*(?:(\d+)\s+(\d+)\s+R|<<([^>]*))/g;
const HARMLESS = /\/S\s*\/(GoTo|Named)(?![A-Za-z0-9])/;
const KIND_OF_ACTION = /\/S\s*\/\w+/;

/**
 * Refuses a PDF that does something by itself or carries other files: scripts, programs to start, forms that send
 * themselves, attachments. It is refused and not cleaned, because a change would break its digital signature.
 */
export async function refuseActivePdf(content: Buffer): Promise<void> {
  const { raw, objects, hidden } = await readPdf(content);
  const isActive =
    ANYWHERE.test(raw) ||
    ANYWHERE.test(objects) ||
    AS_ACTION.test(raw) ||
    AS_ACTION.test(objects) ||
    IN_OBJECTS.test(objects) ||
    actsOnOpening(objects);
  if (isActive) throw fileErrors.activePdf();
  if (hidden === 'locked') throw fileErrors.lockedPdf();
  if (hidden === 'unusual') throw fileErrors.unreadable();
}

function actsOnOpening(objects: string): boolean {
  for (const [, number, generation, inline] of objects.matchAll(ON_OPENING)) {
    const action = inline ?? objectNamed(objects, `${number} ${generation}`);
    if (action && KIND_OF_ACTION.test(action) && !HARMLESS.test(action)) return true;
  }
  return false;
}

function objectNamed(objects: string, name: string): string | undefined {
  const found = new RegExp(`(?<!\\d)${name} obj([\\s\\S]{0,2000}?)endobj`).exec(objects);
  return found?.[1];
}
