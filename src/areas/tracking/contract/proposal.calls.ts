import { z } from 'zod';
import { ALARM_TYPES } from '#areas/routes/rules/alarm-types.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { ANSWER_PROPOSALS, SEE_MAP } from './tracking.permissions.ts';

const PATH = '/tracking/alarmProposals';
const answering = { permission: ANSWER_PROPOSALS } as const;
const params = z.object({ id: idShape });

const proposalShape = z.object({
  _id: idShape,
  /** The Monday of the week. */
  week: z.string(),
  type: z.enum(ALARM_TYPES),
  reviewed: z.number().int(),
  falseAlarms: z.number().int(),
  /** What of the alarm is to be changed; null where its type has no value. */
  field: z.enum(['threshold', 'minutes']).nullable(),
  value: z.number().nullable(),
  proposed: z.number().nullable(),
});
export type ProposalView = z.output<typeof proposalShape>;

export const listProposals = defineCall({
  id: 'tracking.listProposals',
  method: 'GET',
  path: PATH,
  summary: 'Rules whose alerts were mostly false alarms in a week, with a calmer value, until somebody answers.',
  access: { permission: SEE_MAP },
  reply: z.object({ proposals: z.array(proposalShape) }),
});

export const acceptProposal = defineCall({
  id: 'tracking.acceptProposal',
  method: 'POST',
  path: `${PATH}/{id}/accept`,
  summary: 'Makes the proposed value the alarm of the company.',
  access: answering,
  params,
  reply: listProposals.reply,
});

export const dismissProposal = defineCall({
  id: 'tracking.dismissProposal',
  method: 'POST',
  path: `${PATH}/{id}/dismiss`,
  summary: 'Leaves the alarm as it is.',
  access: answering,
  params,
  reply: listProposals.reply,
});
