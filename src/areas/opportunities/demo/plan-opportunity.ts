import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { officeBefore } from '#areas/load-orders/demo/working-hours.ts';
import type { OpportunityState } from '../rules/opportunity-state.ts';
import { isForEverybody } from '../rules/publication.ts';
import { drawApplicant } from './applicant.ts';
import { type Course, drawCourse, drawTerms } from './course.ts';
import { type Draft, drawDraft, drawPricing, drawSome, type Ending, type WantedOpportunity } from './draft.ts';
import { DISPATCHERS, type Market, textsOf, zoneOf } from './market.ts';
import { opportunityRow } from './opportunity-row.ts';
import {
  after,
  DAY_MS,
  type Happening,
  HOUR_MS,
  MINUTE_MS,
  type PlannedApplication,
  type PlannedOpportunity,
} from './plan.ts';
import { drawMoment, type Outcome, planApplication, type Stage, WAITS } from './plan-application.ts';
import { planApplications } from './plan-applications.ts';
import { seatsFor } from './plan-direct.ts';
import { NOT_SHARED, planShared, type SharedLink } from './plan-outside.ts';

export function planOpportunity(
  team: DemoTeam,
  wanted: WantedOpportunity,
  market: Market,
  random: Random,
): PlannedOpportunity {
  const draft = drawDraft(team, wanted, market, random);
  return ['draft', 'scheduled', 'clock'].includes(wanted.ending)
    ? planDraft(draft, market, random)
    : planPublished(draft, market, random);
}

const SHARED = 0.4;

const UNPUBLISHED = {
  state: 'created',
  publishedAt: null,
  endsAt: null,
  opensAt: null,
  isOpen: false,
  endedBy: null,
  cancelReason: null,
  ownFirstHours: null,
} as const;

/** A draft, or one that waits for the date of its publication. */
function planDraft(draft: Draft, market: Market, random: Random): PlannedOpportunity {
  const { id, team, userId, type, audience, named } = draft;
  const zone = zoneOf(team);
  const createdAt = officeBefore(after(market.now, -(1 + random.int(300)) * HOUR_MS), zone);
  const publishAt = publishedLater(draft.ending, market.now, random);
  const terms = { ...drawTerms(publishAt ?? market.now, zone, random), days: 4 + random.int(7), deadline: null };
  const answerHours = type === 'direct' ? 8 : null;
  const facts = { ...draft, ...UNPUBLISHED, publicationType: type, terms, publishAt, answerHours };
  const isChosen = !isForEverybody(type) && audience === 'chosen';
  return {
    ...{ id, team, createdAt, applications: [], links: [] },
    row: opportunityRow({ ...facts, ...drawPricing(draft, random) }, random),
    readers: isChosen ? seatsFor(named, () => null) : [],
    happenings: [{ at: createdAt, type: 'created', userId }],
  };
}

function publishedLater(ending: Ending, now: Date, random: Random): Date | null {
  if (ending === 'clock') return after(now, MINUTE_MS);
  return ending === 'scheduled' ? after(now, (1 + random.int(3)) * DAY_MS) : null;
}

function planPublished(draft: Draft, market: Market, random: Random): PlannedOpportunity {
  const { id, team, userId, type, ending } = draft;
  const course = drawCourse(draft, market.now, random);
  const { createdAt, publishedAt, endedAt, dueAt, opensAt, hasOpened, turns } = course;
  const isForAll = isForEverybody(type);
  const cancelReason = ending === 'cancelled' ? random.pick(textsOf(team).cancelled) : null;
  const shared = sharedFor(draft, course, cancelReason, market, random);
  const applications = [...applicationsFor(draft, course, cancelReason, market, random), ...shared.applications];
  const facts = {
    ...draft,
    ...course,
    publicationType: type,
    publishAt: null,
    answerHours: turns?.answerHours ?? null,
    state: stateAfter(ending),
    endsAt: endedAt ? null : dueAt,
    opensAt: endedAt || hasOpened ? null : opensAt,
    isOpen: isForAll && !endedAt && hasOpened,
    endedBy: ending === 'deadline' || ending === 'hand' || ending === 'refused' ? ending : null,
    cancelReason,
    ...drawPricing(draft, random),
  };
  const named = isForAll && opensAt === null ? [] : draft.named;
  return {
    ...{ id, team, createdAt, applications, links: shared.links },
    row: opportunityRow(facts, random),
    readers: turns?.readers ?? seatsFor(named, (carrier) => chosenPeople(carrier, applications, market, random)),
    happenings: [
      { at: createdAt, type: 'created', userId },
      { at: publishedAt, type: 'published', userId },
      ...(opensAt && hasOpened ? [{ at: opensAt, type: 'opened' } as const] : []),
      ...(course.changedAt ? [{ at: course.changedAt, type: 'updated', userId } as const] : []),
      ...(turns?.happenings ?? []),
      ...shared.happenings,
      ...(endedAt ? [endingOf(ending, endedAt, userId, cancelReason)] : []),
    ],
  };
}

function stateAfter(ending: Ending): OpportunityState {
  if (ending === 'open' || ending === 'soon') return 'published';
  return ending === 'cancelled' ? 'cancelled' : 'unpublished';
}

function endingOf(ending: Ending, at: Date, userId: string, reason: string | null): Happening {
  if (ending === 'deadline') return { at, type: 'expired' };
  if (ending === 'cancelled') return { at, type: 'cancelled', userId, reason };
  return ending === 'hand' ? { at, type: 'unpublished', userId } : { at, type: 'unpublished' };
}

/** Carriers of the neighbourhood, or only those it is offered to by name. */
function applicationsFor(
  draft: Draft,
  course: Course,
  cancelReason: string | null,
  market: Market,
  random: Random,
): PlannedApplication[] {
  const { team, type, named, isUnwanted } = draft;
  if (isUnwanted) return [];
  const stage = stageOf(draft, course, market);
  const outcome = outcomeOf(draft.ending, stage.until, cancelReason);
  const { turns, hasOpened, changedAt } = course;
  if (turns) return turns.hasApplied ? applicationOfAsked({ ...stage, turns }, outcome, random) : [];
  const able = isForEverybody(type) && hasOpened ? market.carriersFor(team) : named;
  const carriers = drawSome(able, 4 + random.int(5), random);
  return planApplications(stage, { carriers, outcome, changedAt }, random);
}

/** Now and then a link to what everybody may see was sent to carriers without an account. */
function sharedFor(
  draft: Draft,
  course: Course,
  cancelReason: string | null,
  market: Market,
  random: Random,
): SharedLink {
  const isShared = isForEverybody(draft.type) && course.hasOpened && !draft.isUnwanted && random.chance(SHARED);
  if (!isShared) return NOT_SHARED;
  const stage = stageOf(draft, course, market);
  return planShared(draft, stage, { dueAt: course.dueAt, outcome: outcomeOf(draft.ending, stage.until, cancelReason) });
}

function stageOf({ team, userId, load, quantity }: Draft, { publishedAt, endedAt }: Course, market: Market): Stage {
  const until = endedAt ?? market.now;
  return { shipper: team, shipperUserId: userId, load, quantity, market, from: publishedAt, until };
}

/** The company whose turn it is answers with an application. */
function applicationOfAsked(
  { turns, ...stage }: Stage & { readonly turns: NonNullable<Course['turns']> },
  outcome: Outcome,
  random: Random,
): PlannedApplication[] {
  if (!turns.asked) return [];
  const { carrier, at: from } = turns.asked;
  const at = drawMoment(carrier, { from, until: stage.until }, random);
  return [planApplication(stage, drawApplicant(carrier, stage, random), { at, outcome }, random)];
}

/** What the end of the publication means for those who wait. */
function outcomeOf(ending: Ending, at: Date, reason: string | null): Outcome {
  if (ending === 'deadline') return { state: 'expired', closedBy: 'deadline', reason: null, at };
  if (ending === 'cancelled') return { state: 'rejected', closedBy: 'cancelled', reason, at };
  return WAITS;
}

/** Now and then only the dispatcher of a company is named, where nobody else of it applied. */
function chosenPeople(
  carrier: DemoTeam,
  applications: readonly PlannedApplication[],
  market: Market,
  random: Random,
): string[] | null {
  const hasApplied = applications.some(({ row }) => row.applicant_company_id === carrier.id);
  return !hasApplied && random.chance(0.2) ? [market.personOf(carrier, ...DISPATCHERS)] : null;
}
