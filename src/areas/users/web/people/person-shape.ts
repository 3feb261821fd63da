import type { z } from 'zod';
import { inviteUser, type UserView, updateUser } from '#areas/users/contract/user.calls.ts';
import { checkPerson, type PersonDetails, sameDetails } from '#areas/users/rules/person-details.ts';
import type { Country } from '#countries/country-type.ts';

/** The body of the call, checked by the same rules of the country as on the server. */
export const inviteShape = (country: Country) => inviteUser.body!.superRefine(judge(country));

export type InviteInput = z.input<ReturnType<typeof inviteShape>>;

/** Unchanged values are not checked again, because they may come from a time or a company with other rules. */
export const editShape = (country: Country, before: UserView) => updateUser.body!.superRefine(judge(country, before));

function judge(country: Country, before?: PersonDetails) {
  return (given: PersonDetails, context: z.RefinementCtx) => {
    const details = withFullPhone(given);
    if (before && sameDetails(before, details)) return;
    const checked = checkPerson(country, details);
    for (const [field, problem] of Object.entries('problems' in checked ? checked.problems : {})) {
      context.addIssue({ code: 'custom', path: [field], params: problem });
    }
  };
}

/** The prefix is chosen before the number is typed; alone it is ignored. */
export function withFullPhone<T extends PersonDetails>(given: T): T {
  return given.phone ? given : { ...given, countryCode: null, phone: null };
}
