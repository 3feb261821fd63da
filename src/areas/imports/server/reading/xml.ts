/**
 * A minimal reader of the XML in spreadsheets: tags and texts in order, nothing else. It supports no document types and
 * no entities but the five of XML itself, so the content cannot expand.
 */
export interface XmlReader {
  /** Names come without their namespace. */
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

export type Attributes = Readonly<Record<string, string>>;

/** Thrown by a reader that has read enough. */
export class Enough extends Error {}

export class MalformedXml extends Error {}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const token = new RegExp(TOKEN);
  try {
    while (token.lastIndex < xml.length) {
      const match = token.exec(xml);
      if (!match) throw new MalformedXml();
      const [, literal, slash, name, attributes, selfClosing, plain] = match;
      if (plain !== undefined) text?.(decode(plain));
      else if (literal !== undefined) text?.(literal);
      else if (name !== undefined) {
        if (!slash) open?.(local(name), attributesOf(attributes ?? ''));
        if (slash || selfClosing) close?.(local(name));
      }
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf(text: string): Attributes {
  const attributes: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    attributes[name] = decode(double ?? single ?? '');
  }
  return attributes;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi, (_, hexadecimal, decimal, name) => {
    if (name) return NAMED[name] ?? fail();
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : fail();
  });
}

function fail(): never {
  throw new MalformedXml();
}
