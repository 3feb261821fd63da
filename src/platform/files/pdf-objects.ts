import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** What can be read of a PDF without following its tables. */
export interface PdfText {
  /** The whole file. */
  readonly raw: string;
  /** The objects themselves: the file without the content of its streams, and what its object streams contain. */
  readonly objects: string;
  /** Whether some objects are in a form that cannot be read here. */
  readonly hidden: 'none' | 'locked' | 'unusual';
}

/** Object streams of real documents are far smaller; this only ends files made to exhaust their reader. */
const MAX_INFLATED_BYTES = 16_000_000;
const MAX_STREAMS = 20_000;
/** A stream follows its dictionary; longer ones are cut at their beginning. */
const DICTIONARY_LENGTH = 4_000;

const inflateAsync = promisify(inflate);

/**
 * The objects of a PDF, those in compressed object streams included. Objects are found by their marks and not by the
 * table of their places, so that none can be hidden from us by a wrong table.
 */
export async function readPdf(content: Buffer): Promise<PdfText> {
  const raw = content.toString('latin1');
  const parts: string[] = [];
  let hidden: PdfText['hidden'] = 'none';
  let budget = MAX_INFLATED_BYTES;
  let from = 0;
  let streams = 0;
  for (const match of raw.matchAll(/stream(\r\n|\n|\r)/g)) {
    // The word also ends `endstream`, and a stream may contain it.
    if (match.index < from || raw.startsWith('end', match.index - 3)) continue;
    streams += 1;
    const begin = match.index + match[0].length;
    const end = endOf(raw, begin);
    parts.push(raw.slice(from, match.index));
    from = end;
    const dictionary = dictionaryBefore(raw, match.index);
    if (!isObjectStream(dictionary)) continue;
    const objects = isPlainlyDeflated(dictionary)
      ? await inflated(content.subarray(begin, end), Math.min(budget, MAX_INFLATED_BYTES))
      : undefined;
    budget -= objects?.length ?? 0;
    if (objects === undefined || budget <= 0 || streams > MAX_STREAMS) {
      hidden = /\/Encrypt\b/.test(raw) ? 'locked' : 'unusual';
      break;
    }
    parts.push(objects);
  }
  parts.push(raw.slice(from));
  return { raw: withoutEscapes(raw), objects: withoutEscapes(parts.join('\n')), hidden };
}

function endOf(raw: string, begin: number): number {
  const end = raw.indexOf('endstream', begin);
  return end === -1 ? raw.length : end;
}

function dictionaryBefore(raw: string, at: number): string {
  const near = raw.slice(Math.max(0, at - DICTIONARY_LENGTH), at);
  return withoutEscapes(near.slice(near.lastIndexOf(' obj') + 1));
}

/** Some readers ignore the type and go by the two entries that every object stream needs. */
function isObjectStream(dictionary: string): boolean {
  return /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));
}

/** No other form is in use for objects; one that needs more steps has something to hide. */
function isPlainlyDeflated(dictionary: string): boolean {
  const [, list, name] = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary) ?? [];
  return /^\/(FlateDecode|Fl)$/.test((list ?? name ?? '').trim()) && !/\/Predictor\s*(?!1\b)\d/.test(dictionary);
}

async function inflated(content: Buffer, maxOutputLength: number): Promise<string | undefined> {
  try {
    return (await inflateAsync(content, { maxOutputLength, finishFlush: 2 })).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Any character of a name may be written as `#` and its code. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
