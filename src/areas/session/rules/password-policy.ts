export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Each is a field code; its text stands under `validation.<code>`. */
export type PasswordProblem =
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordUpper'
  | 'passwordLower'
  | 'passwordDigit'
  | 'passwordIsEmail'
  | 'passwordSame';

const DEMANDS: readonly (readonly [PasswordProblem, (password: string) => boolean])[] = [
  ['passwordShort', (password) => [...password].length >= PASSWORD_MIN],
  ['passwordLong', (password) => password.length <= PASSWORD_MAX],
  ['passwordUpper', (password) => /\p{Lu}/u.test(password)],
  ['passwordLower', (password) => /\p{Ll}/u.test(password)],
  ['passwordDigit', (password) => /\d/.test(password)],
];

/** What a password lacks by itself, all of it at once so that a form can tick the demands off. */
export function unmetDemands(password: string): readonly PasswordProblem[] {
  return DEMANDS.filter(([, met]) => !met(password)).map(([problem]) => problem);
}

/** What is wrong with it as the next password of this person. */
export function problemForPerson(
  next: string,
  person: { email: string; current?: string },
): PasswordProblem | undefined {
  if (next.toLowerCase() === person.email.toLowerCase()) return 'passwordIsEmail';
  return next === person.current ? 'passwordSame' : undefined;
}
