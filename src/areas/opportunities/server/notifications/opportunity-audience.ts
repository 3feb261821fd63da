import type { DataOf } from '#areas/notifications/rules/notification-kind.ts';
import type { Audience } from '#areas/notifications/server/index.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import type { Trx } from '#platform/db/database.ts';
import type { opportunityCreated, postulation } from '../../contract/opportunity.notifications.ts';
import {
  POSTULATE,
  READ_CREATED,
  READ_EXTERNAL,
  READ_MARKETPLACE,
  READ_OFFERED,
  READ_OPPORTUNITIES,
  READ_POSTULATIONS,
  WRITE_OPPORTUNITIES,
} from '../../contract/opportunity.permissions.ts';
import { peopleOnLane } from '../lane.repository.ts';
import type { OpportunitySummary, PostulationSummary } from '../opportunity.events.ts';
import { findOpportunity } from '../opportunity.repository.ts';
import { driverAccounts } from './applicant.repository.ts';

type CompanyAudience = Audience & { readonly companyId: string };

/** A group of recipients, and where a click on the notification leads them. */
export type Recipients<Data> = CompanyAudience & {
  readonly data: Data;
  readonly withoutMail?: boolean;
  readonly atOnce?: boolean;
};
/** People of the company that offers the freight. */
export type Shippers = Recipients<DataOf<typeof postulation>>;
/** People of another company. */
export type Carriers = Recipients<DataOf<typeof opportunityCreated>>;

const READ_MADE: PermissionRule = { anyOf: [READ_OPPORTUNITIES, READ_CREATED] };

/**
 * The creator, and everybody of the company who writes opportunities and reads all of them. A creator who only uses the
 * marketplace opens it there, as long as it is shown there.
 */
export async function shippers(trx: Trx, opportunity: OpportunitySummary): Promise<Shippers[]> {
  const { companyId, createdBy, opportunityId } = opportunity;
  const creator = { companyId, userIds: [createdBy] };
  const data = { opportunity: opportunityId };
  const inMarketplace = {
    ...creator,
    data: { ...data, isMarketplace: true },
    permissions: [{ not: READ_MADE }, READ_MARKETPLACE],
  };
  const { publication_type } = await findOpportunity(trx, opportunityId);
  return [
    { ...creator, data, permissions: [READ_MADE] },
    ...(publication_type === 'marketplace' ? [inMarketplace] : []),
    { companyId, data, permissions: [WRITE_OPPORTUNITIES, READ_OPPORTUNITIES], exceptUserIds: [createdBy] },
  ];
}

interface Door {
  readonly permissions: readonly PermissionRule[];
  readonly flags: Omit<Carriers['data'], 'opportunity'>;
}

/** The screens of freight of others, with the rights they take; each person gets the first one that opens. */
const DOORS: readonly Door[] = [
  { permissions: [READ_EXTERNAL], flags: {} },
  { permissions: [{ not: READ_EXTERNAL }, READ_MARKETPLACE], flags: { isMarketplace: true } },
];
/** Whoever sees no freight of others still sees the own applications. */
const DOORS_OF_APPLICANTS: readonly Door[] = [
  ...DOORS,
  { permissions: [{ not: READ_OFFERED }, READ_POSTULATIONS], flags: { isPostulation: true } },
];

const throughDoors = (doors: readonly Door[], groups: readonly Carriers[]): Carriers[] =>
  groups.flatMap((group) =>
    doors.map(({ permissions, flags }) => ({
      ...group,
      permissions: [...group.permissions, ...permissions],
      data: { ...group.data, ...flags },
    })),
  );

/** The shipper decides whether others get mails about its freight. */
const about = ({ opportunityId, byMail }: OpportunitySummary) => ({
  data: { opportunity: opportunityId },
  withoutMail: !byMail,
});

interface Published {
  readonly opportunity: OpportunitySummary;
  readonly readers: readonly { readonly companyId: string; readonly userIds: readonly string[] | null }[];
  readonly earlier: readonly PostulationSummary[];
  readonly isOpen: boolean;
  readonly vehicleType: string;
}

type WithAccount = PostulationSummary & { readonly applicantCompanyId: string; readonly userId: string };
const hasAccount = (one: PostulationSummary): one is WithAccount =>
  one.applicantCompanyId !== null && one.userId !== null;

/**
 * Everybody it is offered to: those who applied before and may apply again, and the others; of one that everybody sees
 * also whoever saved its lane. Nobody where it is not published any more, because it would not open.
 */
export async function offeredTo(trx: Trx, { opportunity, readers, earlier, isOpen, vehicleType }: Published) {
  const { state, is_open, publication_type } = await findOpportunity(trx, opportunity.opportunityId);
  if (state !== 'published') return { again: [], first: [] };
  const isAsked = ({ applicantCompanyId, userId }: WithAccount) =>
    readers.some(
      ({ companyId, userIds }) => companyId === applicantCompanyId && (userIds === null || userIds.includes(userId)),
    );
  const applied = earlier.filter(hasAccount).filter((one) => is_open || isAsked(one));
  // A company that is asked directly has little time to answer.
  const offered = { ...about(opportunity), atOnce: publication_type === 'direct' };
  const again = applied.map(({ applicantCompanyId, userId }) => ({
    ...offered,
    companyId: applicantCompanyId,
    userIds: [userId],
    permissions: [],
  }));
  const first = readers.map(({ companyId, userIds }) => ({
    ...offered,
    companyId,
    ...(userIds ? { userIds } : {}),
    permissions: [],
    exceptUserIds: applied.map(({ userId }) => userId),
  }));
  const named = new Set(readers.map(({ companyId }) => companyId));
  const onLane = isOpen ? await peopleOnLane(trx, { ...opportunity, vehicleType }) : [];
  const alerted = onLane
    .filter(({ companyId }) => !named.has(companyId))
    .map(({ companyId, userId }) => ({ ...offered, companyId, userIds: [userId], permissions: [] }));
  return { again: throughDoors(DOORS, again), first: throughDoors(DOORS, [...first, ...alerted]) };
}

/**
 * The person who applied, and everybody of that company who applies and sees its applications. Drivers see only their
 * own, so those of others are not for them.
 */
export async function applicants(
  trx: Trx,
  opportunity: OpportunitySummary,
  { applicantCompanyId: companyId, userId }: PostulationSummary,
): Promise<Carriers[]> {
  // An outside carrier has no account: they look at the page of their link.
  if (companyId === null || userId === null) return [];
  const group = { ...about(opportunity), companyId };
  const exceptUserIds = [userId, ...(await driverAccounts(trx, companyId))];
  return [
    { ...group, userIds: [userId], permissions: [READ_POSTULATIONS] },
    { ...group, permissions: [POSTULATE, READ_POSTULATIONS], exceptUserIds },
  ];
}

/** The same people, led to the opportunity itself, where they answer. */
export async function applicantsAtOpportunity(
  trx: Trx,
  opportunity: OpportunitySummary,
  application: PostulationSummary,
): Promise<Carriers[]> {
  return throughDoors(DOORS_OF_APPLICANTS, await applicants(trx, opportunity, application));
}
