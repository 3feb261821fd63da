import { z } from 'zod';
import { SEE_STEP_INS } from '#areas/session/contract/session.topics.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { COMPANIES } from './company.permissions.ts';

/** What is worst about a company: ours to mend, the company's to mend, nobody works there, or nothing. */
export const HEALTH = ['failing', 'attention', 'quiet', 'good'] as const;
export type Health = (typeof HEALTH)[number];

const count = z.number().int();

/** Measured every few minutes. */
export const usageFields = {
  health: z.enum(HEALTH),
  people: count,
  /** Seen within seven days. */
  activePeople: count,
  /** By the months of the company's own time zone. */
  ordersThisMonth: count,
  ordersLastMonth: count,
  lastActivityAt: z.string().nullable(),
  storageMb: z.number(),
  /** Imports with refused rows, and spreadsheets that could not be made, within seven days; events that wait for an hour. */
  refusedImports: count,
  failedDownloads: count,
  waitingEvents: count,
  /** Drivers and vehicles with an expired document. */
  expiredDocuments: count,
};

const stepInShape = z.object({
  _id: idShape,
  userName: z.string(),
  reason: z.string(),
  startedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  endedBy: z.enum(['person', 'session', 'time']).nullable(),
});
export type StepInView = z.output<typeof stepInShape>;
export const STEP_INS_SHOWN = 50;

export const readUsage = defineCall({
  id: 'companies.usage',
  method: 'GET',
  path: '/companies/{id}/usage',
  summary: `How much a company is used, what goes wrong there, and the last ${STEP_INS_SHOWN} times somebody of the platform stepped in.`,
  access: { permission: COMPANIES },
  scope: 'platform',
  params: z.object({ id: idShape }),
  reply: z.object({
    usage: z.object({ ...usageFields, administrators: count }),
    isPlatform: z.boolean(),
    stepIns: z.array(stepInShape),
  }),
});
export type CompanyUsage = z.output<typeof readUsage.reply>['usage'];

export const listStepIns = defineCall({
  id: 'companies.stepIns',
  method: 'GET',
  path: '/company/step-ins',
  summary: `The last ${STEP_INS_SHOWN} times somebody of the platform stepped into the current company: who, when and why.`,
  access: { permission: SEE_STEP_INS },
  reply: z.object({ stepIns: z.array(stepInShape) }),
});
