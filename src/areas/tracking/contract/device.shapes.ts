import { z } from 'zod';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { DEVICE_KINDS, OPEN_PROTOCOLS } from '#areas/positions/rules/device-kind.ts';
import { POSITION_VERDICTS } from '#areas/positions/rules/position-source.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { CLAIM_STATES, DEVICE_STATES } from '../rules/device-state.ts';

export const IDENTIFIER_MAX = 64;
export const DEVICE_NAME_MAX = 100;
export const INTERVAL_MAX = 86_400;

/** What people fill in. */
export const deviceInput = {
  identifier: textShape(IDENTIFIER_MAX),
  name: optionalTextShape(DEVICE_NAME_MAX),
  kind: z.enum(DEVICE_KINDS),
  /** A protocol whose messages are accepted without a secret. */
  claimedProtocol: z.enum(OPEN_PROTOCOLS).nullable().default(null),
  /** Where it differs from what the company expects of its kind. */
  intervalSeconds: z.number().int().min(1).max(INTERVAL_MAX).nullable().default(null),
  /** Of a phone: whose it is. */
  driverId: idShape.nullable().default(null),
} as const;

const instant = z.string();
const positionShape = z.object({ lat: z.number(), lng: z.number() });

export const DEVICE_ACTIONS = ['update', 'rotate', 'toggle', 'link', 'remove'] as const;

export const deviceShape = z.object({
  _id: idShape,
  version: z.number().int(),
  identifier: z.string(),
  name: z.string().nullable(),
  kind: z.enum(DEVICE_KINDS),
  state: z.enum(DEVICE_STATES),
  disabledAt: instant.nullable(),
  /** Since when its secret counts; the secret itself is never shown again. */
  secretAt: instant.nullable(),
  claimedProtocol: z.enum(OPEN_PROTOCOLS).nullable(),
  claim: z.enum(CLAIM_STATES).nullable(),
  intervalSeconds: z.number().int().nullable(),
  expectedInterval: z.number().int(),
  silenceMinutes: z.number().int(),
  truck: z.object({ _id: idShape, plate: z.string(), countryCode: z.string(), market: z.string() }).nullable(),
  driver: z.object({ _id: idShape, fullName: z.string() }).nullable(),
  contactAt: instant.nullable(),
  battery: z.number().nullable(),
  hasPower: z.boolean().nullable(),
  ignition: z.boolean().nullable(),
  position: positionShape
    .extend({
      at: instant,
      speedKmh: z.number().nullable(),
      heading: z.number().nullable(),
      accuracyM: z.number().nullable(),
    })
    .nullable(),
  links: z.array(
    z.object({
      plate: z.string(),
      from: instant,
      to: instant.nullable(),
      linkedBy: z.string().nullable(),
      unlinkedBy: z.string().nullable(),
    }),
  ),
  createdAt: instant,
  actions: z.array(z.enum(DEVICE_ACTIONS)),
});
export type DeviceView = z.output<typeof deviceShape>;

/** What a device needs to be set up; the secret is in this one reply and nowhere else. */
export const secretShape = z.object({
  secret: z.string(),
  /** Where it reports, with the secret in the path. */
  address: z.string(),
  /** What Traccar Client reads from a code: the same address with the identifier and the interval. */
  setup: z.string(),
});
export type DeviceSecret = z.output<typeof secretShape>;

export const messageShape = z.object({
  _id: z.string(),
  at: instant.nullable(),
  receivedAt: instant,
  verdict: z.enum([...POSITION_VERDICTS, 'refused']),
  /** Why it was refused, by the name of the rule. */
  reason: z.string().nullable(),
  position: positionShape.nullable(),
  speedKmh: z.number().nullable(),
  order: z.object({ _id: idShape, code: z.string(), operationId: idShape, kind: z.enum(ORDER_KINDS) }).nullable(),
});
export type DeviceMessageView = z.output<typeof messageShape>;

export const healthDayShape = z.object({
  day: z.string(),
  messages: z.number().int(),
  stored: z.number().int(),
  refused: z.number().int(),
});
export type HealthDay = z.output<typeof healthDayShape>;
