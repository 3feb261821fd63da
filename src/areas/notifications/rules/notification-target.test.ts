import { describe, expect, it } from 'vitest';
import { defineNotification } from './notification-kind.ts';
import { isSet, targetOf } from './notification-target.ts';

const booked = defineNotification({
  type: 'booked',
  icon: 'clock',
  tone: 'info',
  needs: ['dockId'],
  flags: ['isLate', 'isGuest'],
  words: [],
  target: '/dock/{dockId}',
  otherTargets: [
    { when: ['isGuest', 'isLate'], target: '/late/{dockId}' },
    { when: ['isGuest'], target: '/guest' },
  ],
});

describe('where a notification leads', () => {
  it('is the path of its kind with the values of its data', () => {
    expect(targetOf(booked, { dockId: 'd-1' })).toBe('/dock/d-1');
  });

  it('is another path where all flags of it are set', () => {
    expect(targetOf(booked, { dockId: 'd-1', isGuest: true, isLate: true })).toBe('/late/d-1');
    expect(targetOf(booked, { dockId: 'd-1', isGuest: true })).toBe('/guest');
    expect(targetOf(booked, { dockId: 'd-1', isLate: true })).toBe('/dock/d-1');
  });

  it.each([true, 'true'])('a flag is set when it is %j', (value) => {
    expect(isSet(value)).toBe(true);
  });

  it.each([false, 'false', 'True', '', null, undefined])('and not when it is %j', (value) => {
    expect(isSet(value)).toBe(false);
  });

  it('is nowhere rather than a path with a hole in it', () => {
    expect(targetOf(booked, {})).toBeUndefined();
    expect(targetOf(booked, { dockId: null })).toBeUndefined();
  });

  it('is nowhere for a kind nobody knows', () => {
    expect(targetOf(undefined, { dockId: 'd-1' })).toBeUndefined();
  });

  it('has values written safely into the path', () => {
    expect(targetOf(booked, { dockId: '../x?y' })).toBe('/dock/..%2Fx%3Fy');
  });
});
