import { isCommonPassword } from '../rules/common-password.ts';
import { type PasswordProblem, problemForPerson as problemOfRules } from '../rules/password-policy.ts';

/** What speaks against it as the next password of this person. The list of common ones stays on the server. */
export function problemForPerson(
  next: string,
  person: { readonly email: string; readonly current?: string },
): PasswordProblem | undefined {
  return problemOfRules(next, person) ?? (isCommonPassword(next) ? 'passwordCommon' : undefined);
}
