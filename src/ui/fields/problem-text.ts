import type { FieldProblem, PhraseParams } from '#kernel/errors.ts';
import { dynamicKey, type TranslateKey } from '#kernel/phrase-key.ts';

/**
 * A form error is one text. Ours contains the code and the numbers of the problem, `maxLength?{"count":500}`, so that
 * the message changes with the language even while it is shown.
 */
export function encodeProblem({ code, params = {} }: FieldProblem): string {
  return Object.keys(params).length > 0 ? `${code}?${JSON.stringify(params)}` : code;
}

export function decodeProblem(message: string): FieldProblem {
  const [, code = message, params] = /^(\w+)\?(\{.*\})$/s.exec(message) ?? [];
  return params === undefined ? { code } : { code, params: JSON.parse(params) as PhraseParams };
}

/** The message for the user; a text that is not a known code (a message of the server) is shown unchanged. */
export function problemText(message: string, translate: TranslateKey, hasPhrase: (key: string) => boolean): string {
  const { code, params } = decodeProblem(message);
  const key = dynamicKey('validation', code);
  return /^\w+$/.test(code) && hasPhrase(key) ? translate(key, params) : message;
}
