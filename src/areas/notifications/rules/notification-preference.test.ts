import { describe, expect, it } from 'vitest';
import { defineNotification } from './notification-kind.ts';
import { foldNotifications } from './notification-kinds.ts';
import { allPreferences, channelsOf, mayBeMuted, quantityAfterReading } from './notification-preference.ts';

const SILENT = { inApp: false, push: false, mail: false };

const shared = { icon: 'bell', tone: 'info', needs: [], words: [], target: '/' } as const;
const arrived = defineNotification({ ...shared, type: 'arrived' });
const stolen = defineNotification({ ...shared, type: 'stolen', alwaysInApp: true });
const kinds = foldNotifications([arrived], [stolen]);

describe('how a notification reaches a person', () => {
  it('by default in the app and by push, not by mail', () => {
    expect(channelsOf(arrived, undefined)).toEqual({ inApp: true, push: true, mail: false });
  });

  it('by their preferences', () => {
    expect(channelsOf(arrived, SILENT)).toEqual(SILENT);
  });

  it('always in the app where the kind requires it', () => {
    expect(channelsOf(stolen, SILENT)).toEqual({ ...SILENT, inApp: true });
    expect([arrived, stolen].map(mayBeMuted)).toEqual([true, false]);
  });

  it('lists every kind once, chosen or not', () => {
    const all = allPreferences(kinds, [{ type: 'stolen', ...SILENT }]);
    expect(all).toEqual([
      { type: 'arrived', inApp: true, push: true, mail: false },
      { type: 'stolen', inApp: true, push: false, mail: false },
    ]);
  });
});

describe('the badge', () => {
  it('drops by one and never below zero', () => {
    expect([3, 1, 0].map(quantityAfterReading)).toEqual([2, 0, 0]);
  });
});
