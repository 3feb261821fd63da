import { countryOf } from '#countries/country.ts';
import type { ShippedRole } from '#kernel/area.ts';
import { createId } from '#kernel/ids.ts';
import { demoEmail } from './accounts.ts';
import type { DemoCompany } from './data/companies.ts';
import { NAMES } from './data/people.ts';
import { cellphone } from './numbers.ts';
import { createRandom } from './random.ts';

export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneCode: string;
  readonly phone: string;
  readonly language: string;
  readonly roles: readonly ShippedRole[];
  /** Invited but not here yet, or no longer here: every list shows all three states. */
  readonly state: 'active' | 'pending' | 'disabled';
}

/** The staff of a company: its administrator, those its kind needs, one newcomer and one who left. */
export function staffOf(company: DemoCompany): readonly DemoPerson[] {
  const random = createRandom(`people ${company.key}`);
  const country = countryOf(company.country);
  const names = NAMES[company.country];
  const counts = new Map<ShippedRole, number>();
  const person = (role: ShippedRole, state: DemoPerson['state'] = 'active'): DemoPerson => {
    const nth = counts.get(role) ?? 0;
    counts.set(role, nth + 1);
    return {
      id: createId(),
      email: demoEmail(role, company.key, nth),
      firstName: random.pick(names.first),
      lastName: random.pick(names.last),
      phoneCode: country.phone.code,
      phone: cellphone(company.country, random),
      language: country.languages.proposed,
      roles: [role],
      state,
    };
  };
  return [
    person(company.platform ? 'super-administrator' : 'company-administrator'),
    ...company.staff.map((role) => person(role)),
    ...(company.platform ? [] : [person('operator', 'pending'), person('operator', 'disabled')]),
  ];
}

export function isOperatorAtWork({ roles, state }: DemoPerson): boolean {
  return roles.includes('operator') && state === 'active';
}
