import { GEO_FILE_MAX_DEPTH, refuse } from './geo-file.ts';

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /["\\/bfnrt]|u[\da-fA-F]{4}/y;
const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));

/**
 * Refuses a text that is not JSON, or nested too deeply, with the position where that shows. `JSON.parse` names no
 * position in some of its messages and knows no limit of depth.
 */
export function checkJson(text: string): void {
  const open: ('}' | ']')[] = [];
  let expected = 'value' as Expected;
  let at = skipSpace(text, 0);
  const behindValue = (end: number) => {
    expected = 'commaOrEnd';
    return end;
  };
  const step = (sign: string | undefined): number => {
    if (sign !== undefined && sign === open.at(-1) && expected.endsWith('OrEnd')) {
      open.pop();
      return behindValue(at + 1);
    }
    if (expected === 'commaOrEnd') {
      if (sign !== ',' || open.length === 0) return broken(at);
      expected = open.at(-1) === '}' ? 'key' : 'value';
      return at + 1;
    }
    if (expected === 'colon') {
      expected = 'value';
      return sign === ':' ? at + 1 : broken(at);
    }
    if (expected === 'key' || expected === 'keyOrEnd') {
      expected = 'colon';
      return endOfString(text, at);
    }
    if (sign === '{' || sign === '[') {
      if (open.length >= GEO_FILE_MAX_DEPTH) refuse({ code: 'tooDeep', position: at });
      open.push(sign === '{' ? '}' : ']');
      expected = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
      return at + 1;
    }
    return behindValue(endOfScalar(text, at, sign));
  };
  while (at < text.length) at = skipSpace(text, step(text[at]));
  if (open.length > 0 || expected !== 'commaOrEnd') broken(at);
}

function endOfScalar(text: string, at: number, sign: string | undefined): number {
  if (sign === '"') return endOfString(text, at);
  const end = skip(sign === '-' || (sign !== undefined && sign >= '0' && sign <= '9') ? NUMBER : WORD, text, at);
  return end > at ? end : broken(at);
}

function endOfString(text: string, start: number): number {
  if (text.charCodeAt(start) !== QUOTE) return broken(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < 32) return broken(at);
    if (code === BACKSLASH) {
      const end = skip(ESCAPE, text, at + 1);
      if (end === at + 1) return broken(at);
      at = end - 1;
    }
  }
  return broken(text.length);
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

function skipSpace(text: string, at: number): number {
  let end = at;
  for (let code = text.charCodeAt(end); code === 32 || code === 10 || code === 13 || code === 9; ) {
    end += 1;
    code = text.charCodeAt(end);
  }
  return end;
}

function broken(position: number): never {
  return refuse({ code: 'broken', position });
}
