import type { Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

export interface SampleFile {
  readonly name: string;
  readonly content: Buffer;
  /** Padded with zeros to this many bytes. */
  readonly size?: number;
}

export const pdf = (name: string, size?: number): SampleFile => ({
  name,
  content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  ...(size ? { size } : {}),
});

/** A program with the name of a document. */
export const program = (name: string): SampleFile => ({ name, content: Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1') });

export const spreadsheet = (name: string, size?: number): SampleFile => ({
  name,
  content: Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'),
  ...(size ? { size } : {}),
});

export const mail = (name: string): SampleFile => ({
  name,
  content: Buffer.from(
    'From: Ana <ana@example.com>\r\nTo: rui@example.com\r\nSubject: Carga 4711\r\n\r\nLiberada na doca 3.\r\n',
  ),
});

export async function picture(name: string, width: number, height: number): Promise<SampleFile> {
  return { name, content: await blank(width, height).png().toBuffer() };
}

/** A picture on its side, with the camera's orientation in its metadata. */
export async function turnedPhoto(name: string, width: number, height: number): Promise<SampleFile> {
  return { name, content: await blank(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer() };
}

function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#888' } });
}

/** Drops files on an element, as the mouse would. */
export async function drop(place: Locator, ...files: readonly SampleFile[]): Promise<void> {
  const parts = files.map(({ name, content, size }) => ({
    name,
    base64: content.toString('base64'),
    rest: Math.max(0, (size ?? 0) - content.length),
  }));
  const dataTransfer = await place.page().evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, base64, rest } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes, new Uint8Array(rest)], name));
    }
    return transfer;
  }, parts);
  for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer });
}
