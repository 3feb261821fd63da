import { NAMES } from '#areas/companies/demo/data/names.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import { cellphone, companyTaxId } from '#areas/companies/demo/numbers.ts';
import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { plate } from '#areas/fleet/demo/vehicle-numbers.ts';
import type { NewLink } from '#areas/sharing/demo/shared.repository.ts';
import { createAlias, hashOf } from '#areas/sharing/server/index.ts';
import { countryOf, shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import { OUTCOME_DAYS, type OutsideCarrier, outsideName } from '../rules/outside-carrier.ts';
import type { Applicant } from './applicant.ts';
import type { Draft } from './draft.ts';
import { textsOf } from './market.ts';
import { after, between, DAY_MS, earlier, type Happening, HOUR_MS, later, type PlannedApplication } from './plan.ts';
import { drawAnswer, drawMoment, type Outcome, planApplication, type Stage } from './plan-application.ts';

/** A link that was sent around, and who applied by it without an account. */
export interface SharedLink {
  readonly links: readonly NewLink[];
  readonly applications: readonly PlannedApplication[];
  readonly happenings: readonly Happening[];
}

export const NOT_SHARED: SharedLink = { links: [], applications: [], happenings: [] };

const ANSWERED = 0.3;

/** One link; one to three people applied by it, a few only looked. */
export function planShared(
  { id: opportunityId, team, userId, number }: Draft,
  stage: Stage,
  { dueAt, outcome }: { readonly dueAt: Date; readonly outcome: Outcome },
): SharedLink {
  const random = createRandom(`outside ${team.key} ${number}`);
  const linkId = createId();
  const sharedAt = earlier(between(stage.from, stage.until, random), after(stage.from, 6 * HOUR_MS));
  const recipient = random.pick(textsOf(team).shared);
  const visited = { ...stage, from: sharedAt };
  const applications = Array.from({ length: 1 + random.int(3) }, () => {
    const applicant = drawOutside(team, linkId, random);
    const at = drawMoment(applicant, visited, random);
    const ended = random.chance(ANSWERED) ? drawAnswer(visited, applicant, at, random) : outcome;
    return planApplication(visited, applicant, { at, outcome: ended }, random);
  });
  const last = applications.map(({ row }) => row.created_at as Date).reduce(later);
  return {
    applications,
    happenings: [{ at: sharedAt, type: 'linkShared', userId, details: { recipient } }],
    links: [
      {
        ...{ id: linkId, purpose: 'opportunity', opportunity_id: opportunityId, recipient, shows: [] },
        alias_hash: hashOf(createAlias()),
        expires_at: after(dueAt, OUTCOME_DAYS * DAY_MS),
        access_count: applications.length + random.int(9),
        last_access_at: last,
        created_by: userId,
        created_at: sharedAt,
      },
    ],
  };
}

/** Known only by what they typed into the form of the link. */
function drawOutside({ country }: DemoTeam, linkId: string, random: Random): Applicant {
  const { first, last } = NAMES[country];
  const [firstName, lastName] = [random.pick(first), random.pick(last)];
  const company = random.chance(0.6) ? `Transportes ${lastName}` : null;
  const carrier: OutsideCarrier = {
    firstName,
    lastName,
    company,
    taxId: company && companyTaxId(country, random),
    countryCode: countryOf(country).phone.code,
    phone: cellphone(country, random),
    plate: plate(country, random, new Set()),
    driver: null,
  };
  return {
    ...{ name: outsideName(carrier), country, by: 'outside', companyId: null, userId: null },
    truck: { plate: shownPlate(country, carrier.plate) },
    visit: { carrier, linkId, secretHash: hashOf(createAlias()) },
  };
}
