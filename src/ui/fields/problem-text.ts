import type { FieldProblem, PhraseParams } from '#kernel/errors.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';

/**
 * A form error is one text. Ours contains the code and the numbers of the problem, `maxLength?count=500`, so that the
 * message changes with the language even while it is shown.
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

/** The message for the user; a text that is not a known code (a message of the server) is shown unchanged. */
export function problemText(message: string, translate: TranslateKey, hasPhrase: (key: string) => boolean): string {
  const { code, params } = decodeProblem(message);
  const key = dynamicKey('validation', code);
  return /^\w+$/.test(code) && hasPhrase(key) ? translate(key, params) : message;
}
