import { inflateSync } from 'node:zlib';

/** The text of a PDF of ours, line by line as it was written: glyphs are read by the tables that come with each font. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name!, glyphsOf(objects, id!));
  const pages = [...objects.values()].flatMap(({ head }) => {
    const contents = /\/Type \/Page\b/.test(head) && /\/Contents (\d+) 0 R/.exec(head);
    return contents ? [objects.get(contents[1]!)!.stream] : [];
  });
  return pages.map((content) => linesOf(content, fonts)).join('\n');
}

export const pagesOfPdf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(text: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id, body] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head = body!, stream = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body!) ?? [];
    const isPacked = head.includes('/FlateDecode');
    objects.set(id!, {
      head,
      stream: isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream,
    });
  }
  return objects;
}

function glyphsOf(objects: ReadonlyMap<string, PdfObject>, font: string): ReadonlyMap<string, string> {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1];
  const map = objects.get(table ?? '')?.stream ?? '';
  const glyphs = new Map<string, string>();
  for (const [, from, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const letters = [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code]) => code!.replaceAll(' ', ''));
    for (const [index, code] of letters.entries())
      glyphs.set(
        (Number.parseInt(from!, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(code, 'hex').swap16().toString('utf16le'),
      );
  }
  return glyphs;
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) {
      glyphs = fonts.get(font) ?? glyphs;
      continue;
    }
    const codes = [...pieces!.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, code]) => code!.match(/.{4}/g) ?? []);
    lines.push(codes.map((code) => glyphs.get(code.toLowerCase()) ?? '\u{FFFD}').join(''));
  }
  return lines.join('\n');
}
