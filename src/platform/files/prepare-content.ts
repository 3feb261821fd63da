import { type FileKind, UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import type { Language } from '#kernel/language.ts';
import type { Translate } from '#kernel/phrases.ts';
import { refuseActivePdf } from './active-pdf.ts';
import { EMAIL_HEADINGS, type EmailHeadings } from './email-to-html.ts';
import { fileErrors } from './file-errors.ts';
import { KIND_FACTS, nameFor } from './file-name.ts';
import { cleanImage, type ImageRule } from './image.ts';
import { makePage } from './page-thread.ts';
import { sniff } from './sniff.ts';
import { decodeText } from './text-kind.ts';

export interface Received {
  readonly name: string;
  readonly content: Buffer;
  readonly allowed: readonly FileKind[];
  readonly maxBytes: number;
  readonly image: ImageRule;
  readonly translate: Translate;
  readonly language: Language;
  /** In which the date of a mail is shown. */
  readonly zone: string;
}

export interface Prepared {
  readonly name: string;
  readonly content: Buffer;
  readonly contentType: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Escaping makes a page longer; one that grows beyond this is not a real page. */
const CLEAN_TEXT_MAX = 2 * UPLOAD_MAX_BYTES;

/** Checks uploaded content and makes it safe to store and to show. */
export async function prepareContent(received: Received): Promise<Prepared> {
  const { content, maxBytes } = received;
  if (content.length === 0) throw fileErrors.empty();
  if (content.length > maxBytes) throw fileErrors.tooLarge({ params: { megabytes: maxBytes / 1_000_000 } });
  const kind = await sniff(content);
  if (kind === undefined || !received.allowed.includes(kind)) throw fileErrors.badType();
  return {
    name: nameFor(kind, received.name),
    contentType: KIND_FACTS[kind].contentType,
    width: null,
    height: null,
    ...(await cleaned(kind, received)),
  };
}

async function cleaned(
  kind: FileKind,
  { content, image, translate, language, zone }: Received,
): Promise<Pick<Prepared, 'content'> & Partial<Prepared>> {
  switch (kind) {
    case 'png':
    case 'jpeg':
      return cleanImage(content, kind, image);
    case 'html':
      return { content: boundedText(await makePage({ html: decodeText(content) ?? '' })) };
    case 'eml':
      return {
        content: boundedText(await makePage({ mail: content, headings: headingsIn(language, translate), zone })),
      };
    case 'pdf':
      await refuseActivePdf(content);
      return { content };
    default:
      return { content };
  }
}

function headingsIn(language: Language, translate: Translate): EmailHeadings {
  const entries = EMAIL_HEADINGS.map((key) => [key, translate(language, `platform.email.${key}`)]);
  return Object.fromEntries(entries) as EmailHeadings;
}

function boundedText(text: string): Buffer {
  const content = Buffer.from(text);
  if (content.length > CLEAN_TEXT_MAX) throw fileErrors.unreadable();
  return content;
}
