import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { positionShape } from '#kernel/position.ts';
import { ALARM_CHANNELS, ALARM_RECIPIENTS, ALARM_TYPES, CRITICALITIES } from '../rules/alarm-types.ts';
import { ALARM_FIELDS, ALARM_ORIGINS, type AlarmProblem, alarmProblems } from '../rules/alarms.ts';
import { FENCE_KINDS } from '../rules/route-limits.ts';
import { fenceShape } from './geofence.shapes.ts';
import { READ_ROUTES, WRITE_ROUTES } from './route.permissions.ts';

const reading = { permission: READ_ROUTES } as const;
const writing = { permission: WRITE_ROUTES } as const;
const params = z.object({ id: idShape });
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const alarmShape = z.strictObject({
  on: z.boolean(),
  threshold: z.number().nullable(),
  /** So long it must hold. */
  minutes: z.number().int().nullable(),
  criticality: z.enum(CRITICALITIES),
  notify: z.strictObject({
    who: z.array(z.enum(ALARM_RECIPIENTS)).max(ALARM_RECIPIENTS.length).readonly(),
    how: z.array(z.enum(ALARM_CHANNELS)).max(ALARM_CHANNELS.length).readonly(),
  }),
  /** Null: at any hour. */
  hours: z.strictObject({ from: hour, to: hour }).nullable(),
});

/** The problem at its field, with the range that is allowed. */
export const rangeIssue = ({ type, field, range }: AlarmProblem) => ({
  code: 'custom' as const,
  path: [type, field],
  params: range ? { code: 'range', params: range } : { code: 'invalid' },
});

/** By type, and only what differs: what is left out follows the level above. */
const alarmsInput = z.partialRecord(z.enum(ALARM_TYPES), alarmShape.partial()).superRefine((alarms, context) => {
  for (const problem of alarmProblems(alarms)) context.addIssue(rangeIssue(problem));
});
export type AlarmsInput = z.output<typeof alarmsInput>;

const originShape = z.enum(ALARM_ORIGINS);
const effectiveShape = z.record(
  z.enum(ALARM_TYPES),
  z.object({
    value: alarmShape,
    /** The nearest level that says anything about it, and the level of each value. */
    origin: originShape,
    origins: z.record(z.enum(ALARM_FIELDS), originShape),
  }),
);

export const readCompanyAlarms = defineCall({
  id: 'alarm.company',
  method: 'GET',
  path: '/routes/alarms',
  summary: 'What counts as wrong on every path of the company.',
  access: reading,
  reply: z.object({ alarms: effectiveShape, version: z.number().int() }),
});

export const updateCompanyAlarms = defineCall({
  id: 'alarm.updateCompany',
  method: 'PUT',
  path: '/routes/alarms',
  summary: 'Changes what counts as wrong on every path that says nothing else.',
  access: writing,
  body: z.strictObject({ alarms: alarmsInput, version: z.number().int().min(0) }),
  reply: readCompanyAlarms.reply,
});

export const readPathAlarms = defineCall({
  id: 'alarm.path',
  method: 'GET',
  path: '/routes/paths/{id}/alarms',
  summary: 'What counts as wrong on one path, and where each value comes from.',
  access: reading,
  params,
  reply: z.object({ alarms: effectiveShape, version: z.number().int() }),
});

export const updatePathAlarms = defineCall({
  id: 'alarm.updatePath',
  method: 'PUT',
  path: '/routes/paths/{id}/alarms',
  summary: 'Changes what counts as wrong on one path, at once, for trips on the road too.',
  access: writing,
  params,
  body: z.strictObject({ alarms: alarmsInput, version: versionShape }),
  reply: readPathAlarms.reply,
});

/** The most trips a trial runs over. */
export const TRIAL_TRIPS = 20;

export const tryPathAlarms = defineCall({
  id: 'alarm.try',
  method: 'POST',
  path: '/routes/paths/{id}/alarms/trial',
  summary: 'Runs alarms over the last trips of a path and says what they would have raised; stores nothing.',
  access: reading,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  params,
  body: z.strictObject({ alarms: alarmsInput }),
  reply: z.object({
    trips: z.array(
      z.object({ _id: idShape, code: z.string(), plate: z.string().nullable(), startedAt: z.string().nullable() }),
    ),
    alerts: z.array(
      positionShape.extend({
        type: z.enum(ALARM_TYPES),
        tripId: idShape,
        at: z.string(),
        until: z.string().nullable(),
        criticality: z.enum(CRITICALITIES),
        /** In the unit of its type: metres, km/h, minutes. */
        value: z.number().nullable(),
      }),
    ),
    counts: z.partialRecord(z.enum(ALARM_TYPES), z.number().int()),
    /** The fences of the path, for the map beside the alerts. */
    fences: z.array(
      z.object({
        _id: idShape,
        name: z.string(),
        kind: z.enum(FENCE_KINDS),
        color: z.string().nullable(),
        shape: fenceShape,
      }),
    ),
  }),
});
export type AlarmTrial = z.output<typeof tryPathAlarms.reply>;
