import type { FileKind } from '#kernel/file-calls.ts';
import { logOnly } from '#ui/log/log.ts';
import { HEAD_BYTES, kindOf } from './file-kind.ts';
import { fittedName, withEnding } from './file-name.ts';
import { type DimensionRule, fitsRule, shrinkPicture } from './picture.ts';

/** A file as it will be sent. */
export interface ReadyFile {
  readonly fileName: string;
  /** Data URL. */
  readonly content: string;
  readonly size: number;
}

export type Refusal = 'badType' | 'dimensions' | 'unreadable';

export interface Preparation {
  readonly kinds: readonly FileKind[];
  readonly dimensions?: DimensionRule;
  /** Refuses a picture that this device cannot draw, instead of letting the server decide later. */
  readonly mustDraw?: boolean;
  /** A mail (.eml) as the page under which it is stored. */
  readonly convertEmail: (mail: Blob) => Promise<string>;
}

/** Reads, checks and prepares one file. One that cannot be read is logged and left out. */
export async function prepareFile(file: File, preparation: Preparation): Promise<ReadyFile | Refusal> {
  try {
    const kind = kindOf(file.name, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (kind === undefined || !preparation.kinds.includes(kind)) return 'badType';
    if (kind === 'eml') return await readyPage(file, preparation);
    if (kind === 'png' || kind === 'jpeg') return await readyPicture(file, kind, preparation);
    return await ready(fittedName(file.name), file);
  } catch (cause) {
    logOnly(`Unreadable file skipped: ${file.name}`, cause);
    return 'unreadable';
  }
}

async function readyPage(mail: File, { convertEmail }: Preparation): Promise<ReadyFile> {
  const page = new Blob([await convertEmail(mail)], { type: 'text/html' });
  return ready(withEnding(mail.name, 'html'), page);
}

async function readyPicture(
  file: File,
  kind: 'png' | 'jpeg',
  { dimensions, mustDraw = false }: Preparation,
): Promise<ReadyFile | Refusal> {
  // The server may be able to read what this device cannot draw; otherwise its message is the most precise.
  const picture = await shrinkPicture(file, `image/${kind}`).catch(() => undefined);
  if (mustDraw && !picture) return 'unreadable';
  if (dimensions && !(picture && fitsRule(picture, dimensions))) return 'dimensions';
  return ready(fittedName(file.name), picture?.content ?? file);
}

async function ready(fileName: string, content: Blob): Promise<ReadyFile> {
  return { fileName, content: await dataUrlOf(content), size: content.size };
}

export function dataUrlOf(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
