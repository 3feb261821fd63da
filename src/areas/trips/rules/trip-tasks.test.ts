import { describe, expect, it } from 'vitest';
import type { Stage } from '#areas/operations/rules/stage.ts';
import { proofProblems, weighedBy } from './task-proof.ts';
import { blockerOf, isTripDone, mayCloseTrip, mayDoTask, tripStages, waitsForDriver } from './trip-tasks.ts';

const stage = (key: string, each: Stage['each'] = null): Stage => ({ key, name: key, each, tasks: [] });
const stop = (id: string, action: string, customer: string | null = null) => ({ id, action, city: 'La Paz', customer });

describe('the stages of a trip', () => {
  it('repeat for each stop they belong to, under its name', () => {
    const stages = [stage('load', 'pickup'), stage('drive'), stage('unload', 'delivery')];
    const stops = [stop('a', 'pickup'), stop('b', 'delivery', 'Norte'), stop('c', 'delivery', 'Sur')];
    expect(tripStages(stages, stops).map(({ name, stopId }) => [name, stopId])).toEqual([
      ['load · La Paz', 'a'],
      ['drive', null],
      ['unload · Norte', 'b'],
      ['unload · Sur', 'c'],
    ]);
  });

  it('appear once if the trip has no such stop', () => {
    expect(tripStages([stage('load', 'pickup')], []).map(({ name }) => name)).toEqual(['load']);
  });
});

describe('a trip', () => {
  const task = (required: boolean, done: boolean) => ({ required, done });
  it.each([
    [true, [task(true, true), task(false, false)]],
    [false, [task(true, true), task(true, false)]],
    [true, [task(false, true), task(false, true)]],
    [false, [task(false, true), task(false, false)]],
    [false, []],
  ])('is done: %s', (done, tasks) => expect(isTripDone(tasks)).toBe(done));
});

describe('a task that waits', () => {
  const task = (name: string, stopId: string | null, options: { required?: boolean; done?: boolean } = {}) => ({
    name,
    stopId,
    required: options.required ?? true,
    done: options.done ?? false,
    waits: true,
  });
  const blockers = (tasks: readonly ReturnType<typeof task>[]) => tasks.map((one) => blockerOf(one, tasks)?.name);

  it('waits for the first required one before it', () => {
    const tasks = [
      task('a', null, { done: true }),
      task('b', null),
      task('c', null, { required: false }),
      task('d', null),
    ];
    expect(blockers(tasks)).toEqual([undefined, undefined, 'b', 'b']);
  });

  it('waits for tasks of its stop and of the whole trip, not for those of other stops', () => {
    const tasks = [
      task('a', 'one'),
      task('b', null, { done: true }),
      task('c', 'two'),
      task('d', 'two'),
      task('e', null),
    ];
    expect(blockers(tasks)).toEqual([undefined, 'a', undefined, 'c', 'a']);
  });

  it('waits for nothing unless the template says so', () => {
    const tasks = [task('a', null), { ...task('b', null), waits: false }];
    expect(blockers(tasks)).toEqual([undefined, undefined]);
  });
});

it('a trip is closed by the driver while they may still do optional tasks', () => {
  const task = (required: boolean, done: boolean, by: 'driver' | 'operator' = 'driver') => ({ required, done, by });
  expect(waitsForDriver([task(true, true), task(false, false)])).toBe(true);
  expect(waitsForDriver([task(true, true), task(false, false, 'operator')])).toBe(false);
  expect(mayCloseTrip([task(true, true), task(false, false)])).toBe(true);
  expect(mayCloseTrip([task(true, false), task(false, true)])).toBe(false);
});

describe('the proof of a task', () => {
  const ask = (type: 'text' | 'number' | 'date' | 'flag' | 'choice') => ({
    evidence: 'form' as const,
    form: [{ key: 'q', label: 'Q', type, required: true, choices: ['a'] }],
  });
  const codes = (
    asked: Parameters<typeof proofProblems>[0],
    answers: Record<string, string | number | boolean | null>,
  ) => Object.values(proofProblems(asked, { contentTypes: [], answers })).map(({ code }) => code);

  it.each([
    ['text', 'sí', []],
    ['text', 3, ['type']],
    ['number', 3, []],
    ['number', '3', ['number']],
    ['date', '2026-02-30', ['date']],
    ['date', '2026-02-28', []],
    ['flag', false, []],
    ['flag', 'no', ['choice']],
    ['choice', 'a', []],
    ['choice', 'b', ['choice']],
    ['text', null, ['required']],
  ] as const)('a %s answered with %j', (type, answer, problems) => {
    expect(codes(ask(type), { q: answer })).toEqual(problems);
  });

  it('must not answer unknown questions', () => {
    expect(codes(ask('text'), { q: 'sí', other: 1 })).toEqual(['unknown']);
  });

  it('is a picture for a photo and a signature, any file for a document', () => {
    const files = (evidence: 'photo' | 'signature' | 'document', contentTypes: readonly string[]) =>
      proofProblems({ evidence, form: [] }, { contentTypes, answers: {} }).files?.code;
    expect(files('photo', [])).toBe('required');
    expect(files('photo', ['application/pdf'])).toBe('fileType');
    expect(files('signature', ['image/png'])).toBeUndefined();
    expect(files('document', ['application/pdf'])).toBeUndefined();
  });

  it('contains the weight of a weighing task', () => {
    expect(weighedBy('loadingWeight', { weight: 27.5 })).toEqual({ which: 'loaded', tonnes: 27.5 });
    expect(weighedBy('unloadingWeight', { weight: -1 })).toBeUndefined();
    expect(weighedBy('departure', { weight: 27.5 })).toBeUndefined();
  });
});

it('people who write the order do every task, others only their own', () => {
  const may = (side: 'own' | 'carrier' | 'driver' | 'client', writes: boolean) =>
    (['driver', 'operator', 'client', 'security'] as const).filter((by) => mayDoTask(by, { side, writes }));
  expect(may('own', true)).toHaveLength(4);
  expect(may('carrier', true)).toHaveLength(4);
  expect(may('own', false)).toEqual(['security']);
  expect(may('driver', false)).toEqual(['driver']);
  expect(may('client', false)).toEqual(['client']);
});
