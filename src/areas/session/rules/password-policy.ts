export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Each is a field code with its text under `validation.<code>`. */
export type PasswordProblem =
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordUpper'
  | 'passwordLower'
  | 'passwordDigit'
  | 'passwordIsEmail'
  | 'passwordCommon'
  | 'passwordSame';

const DEMANDS: readonly (readonly [PasswordProblem, (password: string) => boolean])[] = [
  ['passwordShort', (password) => [...password].length >= PASSWORD_MIN],
  ['passwordLong', (password) => password.length <= PASSWORD_MAX],
  ['passwordUpper', (password) => /\p{Lu}/u.test(password)],
  ['passwordLower', (password) => /\p{Ll}/u.test(password)],
  ['passwordDigit', (password) => /\d/.test(password)],
];

/** Every requirement the password itself does not meet, so that a form can tick them off. */
export function unmetDemands(password: string): readonly PasswordProblem[] {
  return DEMANDS.filter(([, met]) => !met(password)).map(([problem]) => problem);
}

/** The problems of it as the next password of this user. */
export function problemForPerson(
  next: string,
  person: { email: string; current?: string },
): PasswordProblem | undefined {
  if (next.toLowerCase() === person.email.toLowerCase()) return 'passwordIsEmail';
  return next === person.current ? 'passwordSame' : undefined;
}
