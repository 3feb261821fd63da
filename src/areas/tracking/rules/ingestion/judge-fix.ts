import type { DeviceMessage } from '#areas/tracking/rules/messages/device-message.ts';
import { distanceMeters, isPlace, type Position } from '#kernel/position.ts';

/** How a position stands in history. */
export const VERDICTS = ['fine', 'clockAhead', 'late', 'parked'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why a message is no position in history; its battery and the contact itself count all the same. */
export const REASONS = [
  'noPosition',
  'invalid',
  'noPlace',
  'inaccurate',
  'tooOld',
  'duplicate',
  'jump',
  'parked',
  'notShared',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Fix extends Position {
  readonly at: Date;
  readonly speedKmh: number | null;
  readonly heading: number | null;
  readonly accuracyM: number | null;
  readonly altitudeM: number | null;
}

/** Where something was seen, and when. */
export type Sighting = Pick<Fix, 'at' | 'lat' | 'lng'>;

/** What is known of a tracker before a message, and after it. */
export interface TrackerState {
  /** Where it is now; the time moves on while it stands, the place does not. */
  readonly last: Fix | null;
  /** Of the last position in history. */
  readonly storedAt: Date | null;
  readonly stationarySince: Date | null;
  readonly isClockAhead: boolean;
  /** Too far away to have been reached: it counts when the next position agrees. */
  readonly doubt: Fix | null;
}

export interface Circumstances {
  readonly arrivedAt: Date;
  readonly maxSpeedKmh: number;
  readonly maxAccuracyM: number;
  /** Whether the driver shared the position then; always true for what is no phone. */
  readonly isShared: (at: Date) => boolean;
  /** What history has just before and after a time, for what comes late. */
  readonly around: (at: Date) => { readonly before: Sighting | null; readonly after: Sighting | null };
}

export interface Judgement {
  readonly state: TrackerState;
  readonly stored: readonly { readonly fix: Fix; readonly verdict: Verdict }[];
  /** Null: simply stored. */
  readonly reason: Reason | null;
}

export const NOTHING_KNOWN: TrackerState = {
  last: null,
  storedAt: null,
  stationarySince: null,
  isClockAhead: false,
  doubt: null,
};

const SECOND = 1000;
/** A clock that is ahead by more is not believed. */
export const CLOCK_AHEAD_MS = 120 * SECOND;
export const OLDEST_MS = 30 * 86_400 * SECOND;
/** Noise of a truck that stands: so slow, and so near to where it stood. */
const STATIONARY_KMH = 3;
const STATIONARY_METERS = 50;
const PARKED_EVERY_MS = 300 * SECOND;
/** Positions are no more exact than this, so nobody who is so near has jumped. */
const JUMP_METERS = 100;

/** What becomes of one message, given what is known of its tracker. */
export function judgeFix(message: DeviceMessage, state: TrackerState, about: Circumstances): Judgement {
  const refused = (reason: Reason): Judgement => ({ state, stored: [], reason });
  const { position, accuracyM } = message;
  const said = message.at ?? about.arrivedAt;
  const isAhead = said.getTime() - about.arrivedAt.getTime() > CLOCK_AHEAD_MS;
  const at = isAhead ? about.arrivedAt : said;
  if (position === null) return refused('noPosition');
  // Before anything is known of the place.
  if (!about.isShared(at)) return refused('notShared');
  if (about.arrivedAt.getTime() - at.getTime() > OLDEST_MS) return refused('tooOld');
  if (!message.isValid) return refused('invalid');
  if (!isPlace(position)) return refused('noPlace');
  if (accuracyM !== null && accuracyM > about.maxAccuracyM) return refused('inaccurate');
  const { speedKmh, heading, altitudeM } = message;
  const { lat, lng } = position;
  const fix: Fix = { at, lat, lng, speedKmh, heading, accuracyM, altitudeM };
  const { last, doubt } = state;
  if (isSameTime(last, fix) || isSameTime(doubt, fix)) return refused('duplicate');
  if (last && fix.at < last.at) return judgeLate(fix, state, about, isAhead);
  return judgeNewest(fix, state, about, isAhead);
}

function judgeNewest(fix: Fix, state: TrackerState, about: Circumstances, isAhead: boolean): Judgement {
  const { last, doubt } = state;
  const verdict = isAhead ? 'clockAhead' : 'fine';
  const moved: TrackerState = {
    last: fix,
    storedAt: fix.at,
    stationarySince: isSlow(fix) && fix.speedKmh !== null ? fix.at : null,
    isClockAhead: isAhead,
    doubt: null,
  };
  if (!last) return { state: moved, stored: [{ fix, verdict }], reason: null };
  if (isStationaryAt(last, fix)) return stationary(fix, state, last, isAhead);
  if (isReachable(last, fix, about.maxSpeedKmh)) return { state: moved, stored: [{ fix, verdict }], reason: null };
  if (doubt && fix.at > doubt.at && isReachable(doubt, fix, about.maxSpeedKmh)) {
    return {
      state: moved,
      stored: [
        { fix: doubt, verdict: 'fine' },
        { fix, verdict },
      ],
      reason: null,
    };
  }
  return { state: { ...state, doubt: fix }, stored: [], reason: 'jump' };
}

/** The truck stays where it is; history gets one position in a while, so that nobody takes the silence for a gap. */
function stationary(fix: Fix, state: TrackerState, last: Fix, isAhead: boolean): Judgement {
  const { lat, lng, heading } = last;
  const next: TrackerState = {
    last: { ...fix, lat, lng, heading },
    storedAt: state.storedAt,
    stationarySince: state.stationarySince ?? last.at,
    isClockAhead: isAhead,
    doubt: null,
  };
  if (isSoonAfter(state.storedAt, fix.at)) return { state: next, stored: [], reason: 'parked' };
  return { state: { ...next, storedAt: fix.at }, stored: [{ fix, verdict: 'parked' }], reason: null };
}

/** What comes after a newer one belongs to history only, by the same measures. */
function judgeLate(fix: Fix, state: TrackerState, about: Circumstances, isAhead: boolean): Judgement {
  const { before, after } = about.around(fix.at);
  const refused = (reason: Reason): Judgement => ({ state, stored: [], reason });
  if (isSameTime(before, fix) || isSameTime(after, fix)) return refused('duplicate');
  if (before && isStationaryAt(before, fix) && isSoonAfter(before.at, fix.at)) return refused('parked');
  const isApart = (other: Sighting | null, known: boolean) =>
    other ? !isReachable(other, fix, about.maxSpeedKmh) : known;
  // Far from one side only, it may be the other side that is wrong.
  if ((before || after) && isApart(before, true) && isApart(after, true)) return refused('jump');
  return { state, stored: [{ fix, verdict: isAhead ? 'clockAhead' : 'late' }], reason: null };
}

const isSameTime = (one: Sighting | null, other: Sighting): boolean => one?.at.getTime() === other.at.getTime();

const isSoonAfter = (before: Date | null, at: Date): boolean =>
  before !== null && at.getTime() - before.getTime() < PARKED_EVERY_MS;

const isSlow = ({ speedKmh }: Fix): boolean => speedKmh === null || speedKmh <= STATIONARY_KMH;

const isStationaryAt = (place: Sighting, fix: Fix): boolean =>
  isSlow(fix) && distanceMeters(place, fix) <= Math.max(STATIONARY_METERS, fix.accuracyM ?? 0);

/** Whether a truck can have come from one place to the other in the time between. */
function isReachable(one: Sighting, other: Fix, maxSpeedKmh: number): boolean {
  const hours = Math.abs(other.at.getTime() - one.at.getTime()) / (3600 * SECOND);
  const slack = JUMP_METERS + (other.accuracyM ?? 0);
  return distanceMeters(one, other) - slack <= maxSpeedKmh * hours * 1000;
}
