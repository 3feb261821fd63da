import { PARTNER_KINDS, PARTNER_TRAITS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { insertParsedPartners, type ParsedPartner } from '#areas/partners/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { DEMO_ASSOCIATIONS, DEMO_COMPANIES, type DemoCompany } from './data/companies.ts';
import { DEMO_COUNTRIES } from './data/firms.ts';
import { contactsOf, firm } from './firms.ts';
import { companyTaxIdOf } from './numbers.ts';
import type { DemoPerson } from './people.ts';
import { createRandom } from './random.ts';

const PARTNERS_PER_KIND = 9;
const ABROAD = 2;
const DAY_MS = 86_400_000;

export interface DemoTeam {
  readonly id: string;
  readonly adminId: string;
  /** People who may be given access to a transport company. */
  readonly operatorIds: readonly string[];
  /** People who drive for the company. */
  readonly truckers: readonly DemoPerson[];
}

type Teams = ReadonlyMap<string, DemoTeam>;

/** Clients, transport companies and external companies of every company, and those of them that are on Tropeiro too. */
export async function loadPartners(trx: Trx, teams: Teams, now: Date): Promise<void> {
  for (const company of DEMO_COMPANIES) {
    const team = teams.get(company.key)!;
    await insertParsedPartners(trx, { companyId: team.id, userId: team.adminId }, [
      ...PARTNER_KINDS.flatMap((kind) => partnersOf(company, team, kind, now)),
      ...associatedOf(company, teams),
    ]);
  }
}

function partnersOf(company: DemoCompany, team: DemoTeam, kind: PartnerKind, now: Date): ParsedPartner[] {
  const random = createRandom(`partners ${company.key} ${kind}`);
  const { neighbours } = DEMO_COUNTRIES[company.country];
  const start = random.int(100);
  return Array.from({ length: PARTNERS_PER_KIND }, (_, nth) => {
    const isAbroad = nth >= PARTNERS_PER_KIND - ABROAD && neighbours.length > 0;
    const country = isAbroad ? random.pick(neighbours) : company.country;
    return {
      kind,
      country,
      details: firm(kind, start + nth, country, random),
      userIds: PARTNER_TRAITS[kind].hasUsers && nth % 3 === 0 ? team.operatorIds : [],
      linkedCompanyId: null,
      active: nth % 8 !== 5,
      createdAt: new Date(now.getTime() - (5 + random.int(400)) * DAY_MS),
    };
  });
}

/** Who asked for an association knows the other as a transport company, and is its client. */
function associatedOf({ key }: DemoCompany, teams: Teams): ParsedPartner[] {
  return DEMO_ASSOCIATIONS.filter(([, , status]) => status === 'accepted').flatMap(([asking, asked]) => {
    if (asking === key) return [associated('transport', key, asked, teams)];
    return asked === key ? [associated('client', key, asking, teams)] : [];
  });
}

/** An associated company as a partner, under its own name and number. */
function associated(kind: PartnerKind, key: string, partnerKey: string, teams: Teams): ParsedPartner {
  const { country, name, address, city, ...partner } = DEMO_COMPANIES.find((company) => company.key === partnerKey)!;
  const contacts = contactsOf(name, country, createRandom(`link ${key} ${partnerKey}`));
  const taxId = companyTaxIdOf({ key: partner.key, country });
  return {
    kind,
    country,
    details: { name, taxId, address, city, notes: null, contacts, addresses: [] },
    userIds: PARTNER_TRAITS[kind].hasUsers ? teams.get(key)!.operatorIds : [],
    linkedCompanyId: teams.get(partnerKey)!.id,
  };
}
