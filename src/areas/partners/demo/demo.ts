import { DEMO_ASSOCIATIONS } from '#areas/companies/demo/data/companies.ts';
import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { type AreaDemo, authorOf, type DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { companyTaxIdOf } from '#areas/companies/demo/numbers.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { PARTNER_KINDS, PARTNER_TRAITS, type PartnerKind } from '../rules/partner-kind.ts';
import { insertParsedPartners, type ParsedPartner } from '../server/parsed-partner.ts';
import { contactsOf, firm } from './firms.ts';

const PARTNERS_PER_KIND = 9;
const ABROAD = 2;
const DAY_MS = 86_400_000;

type Teams = ReadonlyMap<string, DemoTeam>;

/**
 * Clients, transport companies and external companies of every company, some of them linked to companies of Tropeiro.
 */
export const demo: AreaDemo = async ({ trx, teams, now }) => {
  for (const team of teams.values()) {
    await insertParsedPartners(trx, authorOf(team), [
      ...PARTNER_KINDS.flatMap((kind) => partnersOf(team, kind, now)),
      ...associatedOf(team, teams, now),
    ]);
  }
};

function partnersOf(team: DemoTeam, kind: PartnerKind, now: Date): ParsedPartner[] {
  const random = createRandom(`partners ${team.key} ${kind}`);
  const { neighbours } = DEMO_COUNTRIES[team.country];
  const start = random.int(100);
  return Array.from({ length: PARTNERS_PER_KIND }, (_, nth) => {
    const isAbroad = nth >= PARTNERS_PER_KIND - ABROAD && neighbours.length > 0;
    const country = isAbroad ? random.pick(neighbours) : team.country;
    return {
      kind,
      country,
      details: firm(kind, start + nth, country, random),
      userIds: PARTNER_TRAITS[kind].hasUsers && nth % 3 === 0 ? team.operatorIds : [],
      linkedCompanyId: null,
      active: nth % 8 !== 5,
      // Older than their first order.
      createdAt: new Date(now.getTime() - (350 + random.int(400)) * DAY_MS),
    };
  });
}

/** The company that requested an association has the other as a transport company, and is its client. */
function associatedOf({ key }: DemoTeam, teams: Teams, now: Date): ParsedPartner[] {
  return DEMO_ASSOCIATIONS.filter(([, , status]) => status === 'accepted').flatMap(([asking, asked]) => {
    if (asking === key) return [associated('transport', key, asked, teams, now)];
    return asked === key ? [associated('client', key, asking, teams, now)] : [];
  });
}

/** An associated company as a partner, under its own name and number. */
function associated(kind: PartnerKind, key: string, partnerKey: string, teams: Teams, now: Date): ParsedPartner {
  const { id, country, name, address, city } = teams.get(partnerKey)!;
  const contacts = contactsOf(name, country, createRandom(`link ${key} ${partnerKey}`));
  const taxId = companyTaxIdOf({ key: partnerKey, country });
  return {
    kind,
    country,
    details: { name, taxId, address, city, notes: null, contacts, addresses: [] },
    userIds: PARTNER_TRAITS[kind].hasUsers ? teams.get(key)!.operatorIds : [],
    linkedCompanyId: id,
    createdAt: new Date(now.getTime() - 690 * DAY_MS),
  };
}
