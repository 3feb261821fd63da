import { describe, expect, it } from 'vitest';
import { type DeviceMessage, SILENT_MESSAGE } from '#areas/tracking/rules/messages/device-message.ts';
import { type Circumstances, type Fix, judgeFix, NOTHING_KNOWN, type TrackerState } from './judge-fix.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const DAYS = 24 * 60 * MINUTES;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
/** So many metres to the north. */
const north = (meters: number) => ({ lat: -16.5 + meters / 111_195, lng: -68.15 });

const message = (values: Partial<DeviceMessage> = {}): DeviceMessage => ({
  ...SILENT_MESSAGE,
  at: ago(0),
  position: north(0),
  speedKmh: 60,
  ...values,
});
const fix = (values: Partial<Fix> = {}): Fix => ({
  at: ago(MINUTES),
  ...north(0),
  speedKmh: 60,
  heading: 90,
  accuracyM: null,
  altitudeM: null,
  ...values,
});
const circumstances = (values: Partial<Circumstances> = {}): Circumstances => ({
  arrivedAt: NOW,
  maxSpeedKmh: 150,
  maxAccuracyM: 200,
  isShared: () => true,
  around: () => ({ before: null, after: null }),
  ...values,
});
const stateWith = (last: Fix, values: Partial<TrackerState> = {}): TrackerState => ({
  ...NOTHING_KNOWN,
  last,
  storedAt: last.at,
  ...values,
});
const judge = (given: Partial<DeviceMessage>, state = NOTHING_KNOWN, about: Partial<Circumstances> = {}) =>
  judgeFix(message(given), state, circumstances(about));
const verdicts = ({ stored, reason }: ReturnType<typeof judge>) => [reason, ...stored.map(({ verdict }) => verdict)];

describe('a message by itself', () => {
  it.each<[string, Partial<DeviceMessage>, (string | null)[]]>([
    ['is fine', {}, [null, 'fine']],
    ['without a clock happened when it came', { at: null }, [null, 'fine']],
    ['may be a little ahead', { at: ago(-2 * MINUTES) }, [null, 'fine']],
    ['too far ahead is kept at its arrival', { at: ago(-2 * MINUTES - 1) }, [null, 'clockAhead']],
    ['of thirty days ago is kept', { at: ago(30 * DAYS) }, [null, 'fine']],
    ['older than that is refused', { at: ago(30 * DAYS + 1) }, ['tooOld']],
    ['without a position is contact only', { position: null }, ['noPosition']],
    ['that calls itself invalid is no place', { isValid: false }, ['invalid']],
    ['at 0/0 is no place', { position: { lat: 0, lng: 0 } }, ['noPlace']],
    ['beyond the pole is no place', { position: { lat: 90.1, lng: 3 } }, ['noPlace']],
    ['of no number is no place', { position: { lat: Number.NaN, lng: 3 } }, ['noPlace']],
    ['as exact as allowed is kept', { accuracyM: 200 }, [null, 'fine']],
    ['less exact is no place', { accuracyM: 201 }, ['inaccurate']],
  ])('%s', (_, given, expected) => {
    expect(verdicts(judge(given))).toEqual(expected);
  });

  it('keeps the time of arrival when its clock is ahead', () => {
    const { stored, state } = judge({ at: ago(-DAYS) });
    expect([stored[0]?.fix.at, state.isClockAhead]).toEqual([NOW, true]);
  });

  it('of a phone counts only while its driver shares the position, whatever else is wrong with it', () => {
    const isShared = (at: Date) => at >= ago(MINUTES);
    expect(verdicts(judge({ at: ago(MINUTES) }, NOTHING_KNOWN, { isShared }))).toEqual([null, 'fine']);
    const outside = judge({ at: ago(2 * MINUTES), isValid: false }, NOTHING_KNOWN, { isShared });
    expect([outside.reason, outside.state]).toEqual(['notShared', NOTHING_KNOWN]);
  });
});

describe('a message after another', () => {
  const before = fix({ at: ago(MINUTES) });
  it.each<[string, Partial<DeviceMessage>, (string | null)[]]>([
    ['moves on', { position: north(1000) }, [null, 'fine']],
    ['of the same time is a duplicate', { at: ago(MINUTES), position: north(500) }, ['duplicate']],
    ['of an earlier time is late', { at: ago(2 * MINUTES) }, [null, 'late']],
    ['as far as a truck can come is kept', { position: north(2590) }, [null, 'fine']],
    ['farther is doubted', { position: north(2610) }, ['jump']],
    ['slow and near is noise', { speedKmh: 3, position: north(49) }, ['parked']],
    ['slow and farther has moved', { speedKmh: 3, position: north(51) }, [null, 'fine']],
    ['fast and near moves', { speedKmh: 20, position: north(20) }, [null, 'fine']],
    ['of unknown speed and near is noise', { speedKmh: null, position: north(20) }, ['parked']],
    ['within its own inexactness is noise', { speedKmh: 0, accuracyM: 120, position: north(110) }, ['parked']],
  ])('%s', (_, given, expected) => {
    expect(verdicts(judge(given, stateWith(before)))).toEqual(expected);
  });

  it('that is late never moves the truck back', () => {
    const state = stateWith(before, { stationarySince: ago(MINUTES) });
    expect(judge({ at: ago(2 * MINUTES), position: north(9) }, state).state).toBe(state);
  });

  it('that is noise leaves the truck where it stands, and says since when', () => {
    const { state } = judge({ speedKmh: 0, position: north(30), heading: 270 }, stateWith(before));
    expect(state).toMatchObject({ stationarySince: ago(MINUTES), storedAt: ago(MINUTES) });
    expect(state.last).toMatchObject({ at: NOW, ...north(0), heading: 90, speedKmh: 0 });
    expect(judge({ at: ago(-MINUTES), position: north(900) }, state).state.stationarySince).toBeNull();
  });

  it('that is noise is kept once in five minutes', () => {
    const state = stateWith(before, { storedAt: ago(5 * MINUTES) });
    expect(verdicts(judge({ speedKmh: 0 }, state))).toEqual([null, 'parked']);
    expect(judge({ speedKmh: 0 }, state).state.storedAt).toEqual(NOW);
  });
});

describe('a jump', () => {
  const there = { lat: -10, lng: -60 };
  const state = stateWith(fix({ at: ago(2 * MINUTES) }));
  const doubted = judge({ at: ago(MINUTES), position: there }, state).state;

  it('leaves the truck where it is', () => {
    expect([doubted.last, doubted.doubt]).toEqual([state.last, expect.objectContaining(there)]);
  });

  it('counts with the second position when that agrees', () => {
    const agreed = judge({ position: { lat: -10.005, lng: -60 } }, doubted);
    expect(agreed.stored.map(({ fix: { at } }) => at)).toEqual([ago(MINUTES), NOW]);
    expect([agreed.state.last?.at, agreed.state.doubt]).toEqual([NOW, null]);
  });

  it('is forgotten when the truck goes on where it was', () => {
    const back = judge({ position: north(900) }, doubted);
    expect([verdicts(back), back.state.doubt]).toEqual([[null, 'fine'], null]);
  });

  it('is doubted again when the next one is elsewhere still, and once only when it comes twice', () => {
    expect(judge({ position: { lat: 40, lng: 3 } }, doubted).state.doubt).toMatchObject({ lat: 40, lng: 3 });
    expect(verdicts(judge({ at: ago(MINUTES), position: there }, doubted))).toEqual(['duplicate']);
  });

  it('needs a second position that is later', () => {
    const earlier = judge({ at: ago(MINUTES + SECONDS), position: { lat: -10.001, lng: -60 } }, doubted);
    expect(verdicts(earlier)).toEqual(['jump']);
  });
});

describe('a late message between two of history', () => {
  const around = (before: Partial<Fix> | null, after: Partial<Fix> | null) => () => ({
    before: before && fix({ at: ago(12 * MINUTES), ...before }),
    after: after && fix({ at: ago(8 * MINUTES), ...after }),
  });
  const last = stateWith(fix());
  const late = (given: Partial<DeviceMessage>, neighbours: Circumstances['around']) =>
    verdicts(judge({ at: ago(10 * MINUTES), ...given }, last, { around: neighbours }));

  it('is kept where it can have been', () => {
    expect(late({}, around(north(-2000), north(2000)))).toEqual([null, 'late']);
    expect(late({}, around(null, null))).toEqual([null, 'late']);
  });

  it('is refused far from both, and kept when one of them may be wrong', () => {
    const far = { lat: -10, lng: -60 };
    expect(late({ position: far }, around({}, {}))).toEqual(['jump']);
    expect(late({ position: far }, around({}, null))).toEqual(['jump']);
    expect(late({}, around({}, far))).toEqual([null, 'late']);
  });

  it('is noise where the truck stood, and a duplicate when history has it', () => {
    expect(late({ speedKmh: 0 }, around({}, {}))).toEqual(['parked']);
    expect(late({ speedKmh: 0 }, around({ at: ago(16 * MINUTES) }, {}))).toEqual([null, 'late']);
    expect(late({ position: north(300) }, around({ at: ago(10 * MINUTES) }, {}))).toEqual(['duplicate']);
  });
});
