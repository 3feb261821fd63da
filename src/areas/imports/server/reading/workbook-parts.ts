import type { Part } from './archive.ts';
import { MalformedXml, readXml } from './xml.ts';

export interface SheetRef {
  readonly name: string;
  readonly path: string;
}

export interface Workbook {
  /** The visible sheets, in order. */
  readonly sheets: readonly SheetRef[];
  /** Dates of this workbook count from 1904. */
  readonly from1904: boolean;
  readonly stylesPath: string | undefined;
  readonly textsPath: string | undefined;
}

const FOLDER = 'xl/';

export function readWorkbook(part: Part): Workbook {
  const relations = readRelations(part(`${FOLDER}_rels/workbook.xml.rels`) ?? '');
  const sheets: SheetRef[] = [];
  let from1904 = false;
  readXml(part(`${FOLDER}workbook.xml`) ?? '', {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const path = relations.byId.get(relationOf(attributes));
      if (path) sheets.push({ name: attributes.name ?? '', path });
    },
  });
  if (sheets.length === 0) throw new MalformedXml();
  return {
    sheets,
    from1904,
    stylesPath: relations.byType.get('styles'),
    textsPath: relations.byType.get('sharedStrings'),
  };
}

/** `r:id`, with any namespace prefix. */
function relationOf(attributes: Readonly<Record<string, string>>): string {
  const key = Object.keys(attributes).find((name) => /:id$/.test(name));
  return (key && attributes[key]) ?? '';
}

function readRelations(xml: string) {
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  readXml(xml, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `${FOLDER}${Target.replace(/^\.\//, '')}`;
      byId.set(Id, path);
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
  });
  return { byId, byType };
}

/** Built-in date formats, which have no description in the file. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** The cell styles that show a number as a date. */
export function readDateStyles(xml: string): ReadonlySet<number> {
  const dates = new Set<number>();
  const ownDates = new Set<number>();
  let isCellFormat = false;
  let index = 0;
  readXml(xml, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) ownDates.add(Number(numFmtId));
      if (name === 'cellXfs') isCellFormat = true;
      if (name !== 'xf' || !isCellFormat) return;
      const format = Number(numFmtId);
      if (isBuiltInDate(format) || ownDates.has(format)) dates.add(index);
      index += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormat = false;
    },
  });
  return dates;
}

/** `dd/mm/yyyy` but not `0.00 "dry"`: quoted words, escaped characters and colours are ignored. */
function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''));
}

/** The shared texts that are needed, without phonetic hints. */
export function readTexts(xml: string, wanted: ReadonlySet<number>): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  let index = -1;
  let collected: string | undefined;
  let depth = { text: false, reading: false };
  readXml(xml, {
    open: (name) => {
      if (name === 'si') {
        index += 1;
        collected = wanted.has(index) ? '' : undefined;
      }
      if (name === 't') depth = { ...depth, text: true };
      if (name === 'rPh') depth = { ...depth, reading: true };
    },
    text: (text) => {
      if (collected !== undefined && depth.text && !depth.reading) collected += text;
    },
    close: (name) => {
      if (name === 't') depth = { ...depth, text: false };
      if (name === 'rPh') depth = { ...depth, reading: false };
      if (name === 'si' && collected !== undefined) texts.set(index, collected);
    },
  });
  return texts;
}
