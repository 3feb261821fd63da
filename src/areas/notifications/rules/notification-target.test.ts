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

describe('the target of a notification', () => {
  it('is the path of its kind with the values of its data', () => {
    expect(targetOf(booked, { dockId: 'd-1' })).toBe('/dock/d-1');
  });

  it('is another path where all of its flags are set', () => {
    expect(targetOf(booked, { dockId: 'd-1', isGuest: true, isLate: true })).toBe('/late/d-1');
    expect(targetOf(booked, { dockId: 'd-1', isGuest: true })).toBe('/guest');
    expect(targetOf(booked, { dockId: 'd-1', isLate: true })).toBe('/dock/d-1');
  });

  it('is another path where the optional value of that path is there', () => {
    const seen = defineNotification({
      ...booked,
      optional: ['ticketId'],
      otherTargets: [
        { when: [], target: '/gate?ticket={ticketId}' },
        { when: ['isGuest'], target: '/guest' },
      ],
    });
    expect(targetOf(seen, { dockId: 'd-1', ticketId: 't&1', isGuest: true })).toBe('/gate?ticket=t%261');
    expect(targetOf(seen, { dockId: 'd-1', isGuest: true })).toBe('/guest');
    expect(targetOf(seen, { dockId: 'd-1', ticketId: null })).toBe('/dock/d-1');
  });

  it.each([true, 'true'])('a flag is set when it is %j', (value) => {
    expect(isSet(value)).toBe(true);
  });

  it.each([false, 'false', 'True', '', null, undefined])('and not when it is %j', (value) => {
    expect(isSet(value)).toBe(false);
  });

  it('is missing rather than a path without a value', () => {
    expect(targetOf(booked, {})).toBeUndefined();
    expect(targetOf(booked, { dockId: null })).toBeUndefined();
  });

  it('is missing for an unknown kind', () => {
    expect(targetOf(undefined, { dockId: 'd-1' })).toBeUndefined();
  });

  it('has its values encoded in the path', () => {
    expect(targetOf(booked, { dockId: '../x?y' })).toBe('/dock/..%2Fx%3Fy');
  });
});
