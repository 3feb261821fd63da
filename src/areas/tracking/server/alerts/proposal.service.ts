import type { AlarmType } from '#areas/routes/rules/alarm-types.ts';
import { alarmsInForce, changeCompanyAlarm } from '#areas/routes/server/index.ts';
import { alertErrors } from '#areas/tracking/contract/alert.errors.ts';
import type { ProposalView } from '#areas/tracking/contract/proposal.calls.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import * as repository from './proposal.repository.ts';

type Context = RequestContext<Actor>;

export async function listProposals({ trx }: Pick<Context, 'trx'>) {
  const proposals = (await repository.openProposals(trx)).map(
    ({ id, day, type, reviewed, false_alarms, field, value, proposed }) =>
      ({ _id: id, week: day, type, reviewed, falseAlarms: false_alarms, field, value, proposed }) as ProposalView,
  );
  return { proposals };
}

async function lockOpen({ trx }: Context, id: string): Promise<repository.ProposalRecord> {
  const proposal = await repository.lockProposal(trx, id);
  if (!proposal) throw requestErrors.notFound();
  if (proposal.answer !== null) throw alertErrors.proposalAnswered();
  return proposal;
}

/** The alarm of the company becomes what was proposed; paths that say something else keep it. */
export async function acceptProposal(context: Context, id: string) {
  const { trx, actor, now } = context;
  const proposal = await lockOpen(context, id);
  const { field, proposed } = proposal;
  if (field === null) throw alertErrors.proposalEmpty();
  const type = proposal.type as AlarmType;
  const { [type]: alarm } = await alarmsInForce(trx);
  if (alarm[field as 'threshold' | 'minutes'] !== proposal.value) throw alertErrors.proposalOutdated();
  await changeCompanyAlarm(context, type, { [field]: proposed });
  await repository.answerProposal(trx, proposal, { answer: 'accepted', userId: actor.userId, at: now });
  return listProposals(context);
}

export async function dismissProposal(context: Context, id: string) {
  const { trx, actor, now } = context;
  const proposal = await lockOpen(context, id);
  await repository.answerProposal(trx, proposal, { answer: 'dismissed', userId: actor.userId, at: now });
  await audit(trx, context, {
    ...{ action: 'tracking.dismissProposal', entity: 'alarmProposal', entityId: id },
    after: { type: proposal.type, answer: 'dismissed' },
  });
  return listProposals(context);
}
