import type { FieldProblem, PhraseParams } from '#kernel/errors.ts';
import { dynamicKey, type Speak } from '#kernel/phrase-key.ts';

/**
 * A form's error holds one text. Ours holds the problem itself, code and numbers, so that the message follows the
 * language even while it is on the screen: `maxLength?count=500`.
 */
export function encodeProblem({ code, params = {} }: FieldProblem): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${code}?${query}` : code;
}

export function decodeProblem(message: string): FieldProblem {
  const [code = '', query = ''] = message.split('?', 2);
  const params: PhraseParams = Object.fromEntries(new URLSearchParams(query));
  return Object.keys(params).length > 0 ? { code, params } : { code };
}

/** The message for the user; what is no known code (the server's own words) is shown as it is. */
export function problemText(message: string, speak: Speak, knows: (key: string) => boolean): string {
  const { code, params } = decodeProblem(message);
  const key = dynamicKey('validation', code);
  return /^\w+$/.test(code) && knows(key) ? speak(key, params) : message;
}
