import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { isPrintable } from '#kernel/text.ts';
import { MUTE_MINUTES, NOTE_MAX, REASON, REVIEW_RESULTS, REVIEWED_TOGETHER } from '../rules/alerts/review.ts';
import { alertShape, muteShape } from './alert.shapes.ts';
import { REVIEW_ALERTS, SEE_MAP } from './tracking.permissions.ts';

const PATH = '/tracking/alerts';
const MUTES = '/tracking/alertMutes';
const reading = { permission: SEE_MAP } as const;
const reviewing = { permission: REVIEW_ALERTS } as const;
const params = z.object({ id: idShape });
const reply = z.object({ alert: alertShape });
const version = z.strictObject({ version: versionShape });

const written = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(isPrintable, { params: { code: 'characters' } });
const reason = written(REASON.min, REASON.max);

export const readAlert = defineCall({
  id: 'tracking.readAlert',
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'An alert with its figures and its history.',
  access: reading,
  params,
  reply,
});

export const reviewAlerts = defineCall({
  id: 'tracking.reviewAlerts',
  method: 'POST',
  path: `${PATH}/review`,
  summary: 'Reviews alerts of the own company, all of them or none; those of one cause together.',
  access: reviewing,
  body: z.strictObject({
    alerts: z
      .array(z.strictObject({ id: idShape, version: versionShape }))
      .min(1)
      .max(REVIEWED_TOGETHER),
    result: z.enum(REVIEW_RESULTS),
    note: written(0, NOTE_MAX).nullable().default(null),
  }),
  reply: z.object({ reviewed: z.number().int() }),
});

export const reopenAlert = defineCall({
  id: 'tracking.reopenAlert',
  method: 'POST',
  path: `${PATH}/{id}/reopen`,
  summary: 'Makes a reviewed alert pending again, with a reason.',
  access: reviewing,
  params,
  body: version.extend({ reason }),
  reply,
});

export const takeAlert = defineCall({
  id: 'tracking.takeAlert',
  method: 'POST',
  path: `${PATH}/{id}/take`,
  summary: 'Takes an alert over; whoever is second reads who deals with it.',
  access: reviewing,
  params,
  body: version,
  reply,
});

export const releaseAlert = defineCall({
  id: 'tracking.releaseAlert',
  method: 'POST',
  path: `${PATH}/{id}/release`,
  summary: 'Gives an alert that one has taken over back to the others.',
  access: reviewing,
  params,
  body: version,
  reply,
});

export const listMutes = defineCall({
  id: 'tracking.listMutes',
  method: 'GET',
  path: MUTES,
  summary: 'The rules that are silent about a truck now.',
  access: reading,
  reply: z.object({ mutes: z.array(muteShape) }),
});

export const muteRule = defineCall({
  id: 'tracking.muteRule',
  method: 'POST',
  path: MUTES,
  summary: 'Makes a rule say nothing about a truck, for a day at most.',
  access: reviewing,
  status: 201,
  idempotent: true,
  body: z.strictObject({
    alertId: idShape,
    minutes: z.number().int().min(MUTE_MINUTES.min).max(MUTE_MINUTES.max),
    reason,
  }),
  reply: z.object({ mute: muteShape }),
});

export const endMute = defineCall({
  id: 'tracking.endMute',
  method: 'POST',
  path: `${MUTES}/{id}/end`,
  summary: 'Lets a rule speak about the truck again.',
  access: reviewing,
  params,
  reply: z.object({ mutes: z.array(muteShape) }),
});
