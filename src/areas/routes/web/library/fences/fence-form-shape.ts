import { z } from 'zod';
import type { GeofenceInput, GeofenceView } from '#areas/routes/contract/geofence.shapes.ts';
import { ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { type FenceShape, fenceProblems } from '#areas/routes/rules/fence-shape.ts';
import { CORRIDOR_METERS, FENCE_KINDS, FENCE_SHAPES, SPEED_KMH } from '#areas/routes/rules/route-limits.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';

const corner = z.object({ lat: z.number(), lng: z.number() });
export const WEEK = ['1', '2', '3', '4', '5', '6', '0'] as const;

const entered = z.object({
  name: textShape(ROUTE_NAME_MAX),
  kind: z.enum(FENCE_KINDS),
  form: z.enum(FENCE_SHAPES),
  /** What was drawn stays while another form is chosen. */
  centre: z.object({
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    countryCode: z.enum(COUNTRY_CODES).nullable(),
  }),
  radiusMeters: z.number().nullable(),
  rings: z.array(z.array(corner)),
  line: z.array(corner),
  halfWidthMeters: z.number().nullable(),
  entryAlarm: z.boolean(),
  exitAlarm: z.boolean(),
  speedKmh: z.number().int().min(SPEED_KMH.min).max(SPEED_KMH.max).nullable(),
  isAlways: z.boolean(),
  days: z.array(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
  color: z.string().nullable(),
  note: optionalTextShape(),
});
export type FenceForm = z.input<typeof entered>;
type Drawn = Pick<FenceForm, 'form' | 'centre' | 'radiusMeters' | 'rings' | 'line' | 'halfWidthMeters'>;

/** The shape that the form shows; null while nothing is drawn. */
export function shapeIn({ form, centre, radiusMeters, rings, line, halfWidthMeters }: Drawn): FenceShape | null {
  if (form === 'polygon') return rings[0] ? { kind: 'polygon', rings } : null;
  if (form === 'corridor') {
    return line.length > 0 ? { kind: 'corridor', line, halfWidthMeters: halfWidthMeters ?? 0 } : null;
  }
  const { lat, lng } = centre;
  return lat === null || lng === null
    ? null
    : { kind: 'circle', centre: { lat, lng }, radiusMeters: radiusMeters ?? 0 };
}

/** The field that says what is wrong with each form. */
const PROBLEM_AT = { radius: 'radiusMeters', width: 'halfWidthMeters' } as const;
const hasField = (code: string): code is keyof typeof PROBLEM_AT => code in PROBLEM_AT;

/** The form of a fence: its output is what the server takes. */
export const fenceForm = entered.transform((values, context): GeofenceInput => {
  const { name, kind, entryAlarm, exitAlarm, speedKmh, isAlways, days, from, to, color, note } = values;
  const refuse = (path: keyof FenceForm, code: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { code } });
  const shape = shapeIn(values);
  const [problem] = shape ? fenceProblems(shape) : [];
  if (!shape) refuse('form', 'notDrawn');
  else if (problem) refuse(hasField(problem.code) ? PROBLEM_AT[problem.code] : 'form', problem.code);
  if (!isAlways) {
    if (days.length === 0) refuse('days', 'required');
    if (!from) refuse('from', 'required');
    if (!to) refuse('to', 'required');
  }
  return {
    ...{ name, kind, entryAlarm, exitAlarm, speedKmh, note },
    shape: shape as GeofenceInput['shape'],
    color: color || null,
    validity: isAlways ? null : { days: days.map(Number), from: from ?? '', to: to ?? '' },
  };
});

export const NEW_FENCE: FenceForm = {
  ...{ name: '', kind: 'allowed', form: 'circle' },
  centre: { lat: null, lng: null, countryCode: null },
  ...{ radiusMeters: CORRIDOR_METERS.default, rings: [], line: [], halfWidthMeters: CORRIDOR_METERS.default },
  ...{ entryAlarm: false, exitAlarm: false, speedKmh: null },
  ...{ isAlways: true, days: [...WEEK], from: '00:00', to: '23:59' },
  ...{ color: null, note: null },
};

export function fenceValues(fence: GeofenceView): FenceForm {
  const { name, shape, kind, entryAlarm, exitAlarm, speedKmh, validity, color, note } = fence;
  return {
    ...NEW_FENCE,
    ...{ name, kind, form: shape.kind, entryAlarm, exitAlarm, speedKmh, color, note },
    ...(shape.kind === 'circle'
      ? { centre: { ...shape.centre, countryCode: null }, radiusMeters: shape.radiusMeters }
      : {}),
    ...(shape.kind === 'polygon' ? { rings: shape.rings } : {}),
    ...(shape.kind === 'corridor' ? { line: shape.line, halfWidthMeters: shape.halfWidthMeters } : {}),
    ...(validity ? { isAlways: false, days: validity.days.map(String), from: validity.from, to: validity.to } : {}),
  };
}
