import type { DemoCompany } from '#areas/companies/demo/data/companies.ts';
import { NAMES } from '#areas/companies/demo/data/names.ts';
import type { DemoPerson as Person } from '#areas/companies/demo/demo-context.ts';
import { cellphone } from '#areas/companies/demo/numbers.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { countryOf } from '#countries/country.ts';
import type { ShippedRole } from '#kernel/area.ts';
import { createId } from '#kernel/ids.ts';
import { demoEmail } from './accounts.ts';

export interface DemoPerson extends Person {
  readonly email: string;
  readonly language: string;
  readonly roles: readonly ShippedRole[];
  /** An invited user and a disabled one, so that every list shows all three states. */
  readonly state: 'active' | 'pending' | 'disabled';
}

/** The staff besides the administrator. */
const STAFF: Readonly<Record<DemoCompany['trade'], readonly ShippedRole[]>> = {
  platform: ['auditor'],
  shipper: ['shipper', 'operator', 'warehouse-scheduler', 'security', 'client'],
  agro: ['agro-shipper', 'operator', 'security', 'client'],
  carrier: ['transport-company', 'operator', 'trucker', 'trucker', 'auditor'],
};

/** The staff of a company: its administrator, the roles its kind needs, one invited and one disabled user. */
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
    person(company.trade === 'platform' ? 'super-administrator' : 'company-administrator'),
    ...STAFF[company.trade].map((role) => person(role)),
    ...(company.trade === 'platform' ? [] : [person('operator', 'pending'), person('operator', 'disabled')]),
  ];
}

export function isOperatorAtWork({ roles, state }: DemoPerson): boolean {
  return roles.includes('operator') && state === 'active';
}
