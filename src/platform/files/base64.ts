import { fileErrors } from './file-errors.ts';

const DATA_URL = /^data:[\w.+-]{1,100}\/[\w.+-]{1,100}(?:;[\w.+-]{1,100}=[\w.+-]{1,100}){0,5};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of base64 text, with or without a data URL prefix; anything else is refused, not guessed. */
export function decodeBase64(text: string): Buffer {
  const encoded = text.startsWith('data:') ? text.replace(DATA_URL, '') : text;
  if (encoded.length % 4 !== 0 || !BASE64.test(encoded)) throw fileErrors.unreadable();
  return Buffer.from(encoded, 'base64');
}
