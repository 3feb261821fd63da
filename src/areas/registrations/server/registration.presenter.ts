import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { fileView } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { RegistrationView } from '../contract/registration.shapes.ts';
import type { ShownState } from '../rules/registration.ts';
import { askedDocuments } from './asked-documents.ts';
import { noticeOf } from './decision-notice.ts';
import { matchesOf } from './matches.ts';
import { filesOf, findListed, type ListedRegistration, stepsOf } from './registration.repository.ts';
import { requireCountryRight } from './registration-access.ts';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
const person = (id: string | null, name: string | null) => (id === null ? null : { _id: id, name: name ?? '' });

/** An invitation that nobody has used yet ends with its link. */
function shownState({ state, revoked_at, expires_at }: ListedRegistration, now: Date): ShownState {
  if (state !== 'invited') return state;
  if (revoked_at) return 'revoked';
  return expires_at <= now ? 'expired' : 'invited';
}

/** The whole record, for those who decide about it. */
export async function presentRegistration(
  context: RequestContext<Actor>,
  id: string,
): Promise<{ registration: RegistrationView }> {
  const { trx, now, services } = context;
  const record = await findListed(trx, id);
  if (!record) throw requestErrors.notFound();
  requireCountryRight(context.actor, record);
  const steps = await stepsOf(trx, id);
  const used = new Set(
    [...(record.form?.drivers ?? []), ...(record.form?.vehicles ?? [])].flatMap(({ documents }) =>
      documents.map(({ fileId }) => fileId),
    ),
  );
  const files = (await filesOf(trx, id)).filter((file) => used.has(file.id));
  return {
    registration: {
      _id: record.id,
      version: record.version,
      country: record.country_code,
      state: shownState(record, now),
      kind: record.kind,
      name: record.name,
      recipient: record.recipient,
      language: record.language,
      expiresAt: record.expires_at.toISOString(),
      revokedAt: moment(record.revoked_at),
      accessCount: record.access_count,
      lastAccessAt: moment(record.last_access_at),
      invitedBy: person(record.created_by, record.created_by_name),
      createdAt: record.created_at.toISOString(),
      sentAt: moment(record.sent_at),
      decidedAt: moment(record.decided_at),
      decidedBy: person(record.decided_by, record.decided_by_name),
      reason: record.reason,
      notice: noticeOf(context, record),
      partnerId: record.partner_id,
      form: record.form,
      files: files.map((file) => fileView(services.config, file, now)),
      matches:
        record.state === 'waiting' ? await matchesOf(context, record) : { known: null, drivers: [], vehicles: [] },
      asked: await askedDocuments(trx, record.company_id, record.country_code),
      history: steps.map(({ id: _id, type, at, user_id, user_name, details }) => ({
        _id,
        type,
        at: at.toISOString(),
        by: person(user_id, user_name),
        reason: details.reason ?? null,
      })),
    },
  };
}
