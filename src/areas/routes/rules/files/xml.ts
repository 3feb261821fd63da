import { GEO_FILE_MAX_DEPTH, type GeoFileProblem, refuse } from './geo-file.ts';

/** What a format does with the elements of its file. Names come without their namespace. */
export interface XmlReader {
  /** The elements whose text is collected. */
  readonly texts: ReadonlySet<string>;
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  /** With the text directly inside the element; empty for an element whose text is not collected. */
  close(name: string, text: string, parent: string | undefined): void;
}

interface OpenElement {
  readonly fullName: string;
  readonly name: string;
  readonly text: string[] | null;
}

interface Tag {
  readonly fullName: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
  readonly end: number;
}

const NAME = /[^\s<>/="'&]+/y;
const SPACE = /\s*/y;
/** More than the longest reference that means something. */
const REFERENCE_MAX = 40;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/**
 * Goes through an XML file once, from its beginning to its end. It knows no document types and no entities but the five
 * of XML itself: a file that declares or uses others is refused, so that nothing in it can grow or be fetched.
 */
export function readXml(xml: string, readerOf: (root: string) => XmlReader): void {
  const open: OpenElement[] = [];
  let reader: XmlReader | undefined;
  let at = 0;

  const addText = (text: string, offset: number) => {
    if (open.length === 0 && /\S/.test(text)) broken(xml, offset);
    open.at(-1)?.text?.push(text);
  };
  const openTag = ({ fullName, attributes }: Tag) => {
    const name = localName(fullName);
    if (open.length === 0 && reader) broken(xml, at);
    if (open.length >= GEO_FILE_MAX_DEPTH) refuse({ code: 'tooDeep', line: lineAt(xml, at) });
    reader ??= readerOf(name);
    reader.open(name, attributes);
    open.push({ fullName, name, text: reader.texts.has(name) ? [] : null });
  };
  const closeTag = (fullName: string) => {
    const element = open.pop();
    if (element?.fullName !== fullName) return broken(xml, at);
    reader?.close(element.name, element.text?.join('') ?? '', open.at(-1)?.name);
  };

  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const textEnd = next < 0 ? xml.length : next;
    if (textEnd > at) {
      // Text that nobody reads is not decoded, either.
      const text = xml.slice(at, textEnd);
      addText(open.at(-1)?.text ? decode(xml, text, at) : text, at);
    }
    at = textEnd;
    if (at === xml.length) break;
    if (xml.startsWith('<!--', at)) at = after(xml, '-->', at + 4);
    else if (xml.startsWith('<?', at)) at = after(xml, '?>', at + 2);
    else if (xml.startsWith('<![CDATA[', at)) {
      const end = after(xml, ']]>', at + 9);
      addText(xml.slice(at + 9, end - 3), at);
      at = end;
    } else if (xml.startsWith('<!', at)) refuseDeclaration(xml, at);
    else if (xml.startsWith('</', at)) {
      const end = after(xml, '>', at);
      closeTag(xml.slice(at + 2, end - 1).trimEnd());
      at = end;
    } else {
      const tag = readTag(xml, at);
      openTag(tag);
      if (tag.isEmpty) closeTag(tag.fullName);
      at = tag.end;
    }
  }
  if (open.length > 0 || !reader) broken(xml, xml.length);
}

/** The tag that begins there, to the sign behind it. */
function readTag(xml: string, start: number): Tag {
  const fullName = match(NAME, xml, start + 1) || broken(xml, start);
  let attributes = NO_ATTRIBUTES as Map<string, string>;
  let at = start + 1 + fullName.length;
  for (;;) {
    const space = match(SPACE, xml, at).length;
    at += space;
    if (xml[at] === '>') return { fullName, attributes, isEmpty: false, end: at + 1 };
    if (xml[at] === '/' && xml[at + 1] === '>') return { fullName, attributes, isEmpty: true, end: at + 2 };
    const name = space > 0 ? match(NAME, xml, at) : '';
    if (name === '') broken(xml, start);
    at += name.length;
    at += match(SPACE, xml, at).length;
    if (xml[at] !== '=') broken(xml, start);
    at += 1;
    at += match(SPACE, xml, at).length;
    const quote = xml[at];
    const end = quote === '"' || quote === "'" ? xml.indexOf(quote, at + 1) : -1;
    if (end < 0) broken(xml, start);
    const value = xml.slice(at + 1, end);
    if (attributes === NO_ATTRIBUTES) attributes = new Map();
    if (value.includes('<') || attributes.has(name)) broken(xml, start);
    attributes.set(name, decode(xml, value, at));
    at = end + 1;
  }
}

function match(pattern: RegExp, xml: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(xml)?.[0] ?? '';
}

function after(xml: string, sign: string, at: number): number {
  const found = xml.indexOf(sign, at);
  return found < 0 ? broken(xml, at) : found + sign.length;
}

function refuseDeclaration(xml: string, at: number): never {
  const beginning = xml.slice(at, at + 40);
  if (/^<!doctype\s+html/i.test(beginning)) return refuse({ code: 'unknownFormat', looksLike: 'html' });
  if (/^<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(beginning)) return located('entities', xml, at);
  return broken(xml, at);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Decodes one reference after the other: a text may consist of a million of them. */
function decode(xml: string, text: string, offset: number): string {
  let from = text.indexOf('&');
  if (from < 0) return text;
  const parts: string[] = [text.slice(0, from)];
  while (from >= 0) {
    const end = text.indexOf(';', from);
    const reference = text.slice(from + 1, end < 0 ? from + 1 : Math.min(end, from + 1 + REFERENCE_MAX));
    parts.push(decodeReference(reference) ?? refuseReference(reference, xml, offset + from));
    const next = text.indexOf('&', end);
    parts.push(text.slice(end + 1, next < 0 ? undefined : next));
    from = next;
  }
  return parts.join('');
}

function decodeReference(reference: string): string | undefined {
  if (!reference.startsWith('#')) return PREDEFINED.get(reference);
  const isHexadecimal = /^#x[\da-f]{1,6}$/i.test(reference);
  if (!isHexadecimal && !/^#\d{1,7}$/.test(reference)) return undefined;
  const code = isHexadecimal ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  return isCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** The name of an entity that only a declaration could explain, or a sign that was not escaped. */
function refuseReference(reference: string, xml: string, at: number): never {
  return located(/^[A-Za-z_][\w.-]*$/.test(reference) ? 'entities' : 'broken', xml, at);
}

const isCharacter = (code: number) =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);

function broken(xml: string, at: number): never {
  return located('broken', xml, at);
}

function located(code: GeoFileProblem['code'], xml: string, at: number): never {
  return refuse({ code, line: lineAt(xml, at) });
}

function lineAt(xml: string, at: number): number {
  let line = 1;
  for (let end = xml.indexOf('\n'); end >= 0 && end < at; end = xml.indexOf('\n', end + 1)) line += 1;
  return line;
}
