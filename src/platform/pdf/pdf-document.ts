import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export type PdfDocument = InstanceType<typeof PDFDocument>;

interface PdfOptions {
  readonly title: string;
  readonly createdAt: Date;
  readonly margin: number;
}

const NOTO = '@expo-google-fonts/noto-sans';
const FONTS = {
  regular: `${NOTO}/400Regular/NotoSans_400Regular.ttf`,
  bold: `${NOTO}/700Bold/NotoSans_700Bold.ttf`,
} as const;

/** A PDF of A4 pages with the fonts `regular` and `bold`, the same bytes for the same content. */
export async function makePdf(
  { title, createdAt, margin }: PdfOptions,
  write: (document: PdfDocument) => void,
): Promise<Buffer> {
  const info = { Title: printable(title), CreationDate: createdAt };
  const document = new PDFDocument({ size: 'A4', margin, bufferPages: true, info });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  for (const [name, font] of Object.entries(await readFonts())) document.registerFont(name, font);
  write(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/**
 * A character missing in the font is printed as an empty box, so that people notice it; control characters become
 * spaces. The arrow of a way is missing, so its nearest sign stands for it.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('→', '›');
}

let fonts: Promise<Readonly<Record<keyof typeof FONTS, Buffer>>> | undefined;

/** Fonts with more letters than the standard ones, because names of people and places come from everywhere. */
function readFonts() {
  fonts ??= Promise.all([fontOf('regular'), fontOf('bold')]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}

function fontOf(name: keyof typeof FONTS): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(FONTS[name]));
}
