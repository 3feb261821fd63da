import { z } from 'zod';
import { fileShape } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { ALERT_TYPES } from '../rules/alerts/alert-types.ts';
import { alertList } from './alert.list.ts';

const text = z.string().nullable();

export const alertEventShape = z.object({
  type: z.enum(['opened', 'worsened', 'ended', 'taken', 'released', 'reviewed', 'reopened', 'escalated', 'noted']),
  at: z.string(),
  by: text,
  details: z.record(z.string(), z.unknown()),
});

export const muteShape = z.object({
  _id: idShape,
  transportUnitId: idShape,
  plate: text,
  type: z.enum(ALERT_TYPES),
  reason: z.string(),
  from: z.string(),
  until: z.string(),
  by: text,
});

export const alertShape = alertList.row.extend({
  details: z.record(z.string(), z.unknown()),
  note: text,
  /** Of what somebody reported. */
  photos: z.array(fileShape),
  reviewNote: text,
  reviewedBy: text,
  takenAt: text,
  isMine: z.boolean(),
  refutedAt: text,
  /** Where the reader may see it. */
  truckerPhone: text,
  orderKind: z.enum(['normal', 'multipoint', 'agro']).nullable(),
  operationId: idShape.nullable(),
  events: z.array(alertEventShape),
  /** The others of one cause that are reviewed together with it. */
  members: z.array(z.object({ _id: idShape, plate: text, trucker: text, startedAt: z.string(), endedAt: text })),
  mute: muteShape.nullable(),
});
export type AlertView = z.output<typeof alertShape>;
