import { DEMO_COMPANIES, DEMO_DOMAIN } from '#areas/companies/demo/data/companies.ts';
import type { DemoAccount } from '#areas/session/contract/session.calls.ts';
import { SHIPPED_ROLES, type ShippedRole } from '#kernel/area.ts';

export const DEMO_PASSWORD = 'Tropeiro-2026';

/** The company that shows each role best on the sign-in page. */
const SHOWCASE: Readonly<Record<ShippedRole, string>> = {
  'super-administrator': 'tropeiro',
  'company-administrator': 'serra',
  operator: 'illimani',
  shipper: 'valle',
  'agro-shipper': 'campos',
  'transport-company': 'pacifico',
  trucker: 'nanduti',
  security: 'cordillera',
  client: 'cuyo',
  'warehouse-scheduler': 'bajio',
  auditor: 'charrua',
};

export function demoEmail(role: ShippedRole, companyKey: string, nth = 0): string {
  return `${role}${nth > 0 ? nth + 1 : ''}@${companyKey}.${DEMO_DOMAIN}`;
}

/** One account per role, over all eight countries: what the sign-in page offers and the start prints. */
export const demoAccounts: readonly DemoAccount[] = SHIPPED_ROLES.map((role) => {
  const company = DEMO_COMPANIES.find(({ key }) => key === SHOWCASE[role])!;
  return {
    email: demoEmail(role, company.key),
    password: DEMO_PASSWORD,
    role,
    company: company.name,
    country: company.country,
  };
});
