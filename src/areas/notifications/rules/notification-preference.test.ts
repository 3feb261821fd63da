import { describe, expect, it } from 'vitest';
import { allPreferences, channelsOf, mayBeMuted, quantityAfterReading } from './notification-preference.ts';
import { NOTIFICATION_TYPES } from './notification-type.ts';

const SILENT = { inApp: false, push: false, mail: false };

describe('how a notification reaches a person', () => {
  it('by default in the app and by push, not by mail', () => {
    expect(channelsOf('completedTask', undefined)).toEqual({ inApp: true, push: true, mail: false });
  });

  it('as they have chosen', () => {
    expect(channelsOf('completedTask', SILENT)).toEqual(SILENT);
  });

  it('a security alert is always in the app', () => {
    expect(channelsOf('securityAlert', SILENT)).toEqual({ ...SILENT, inApp: true });
    expect(NOTIFICATION_TYPES.filter((type) => !mayBeMuted(type))).toEqual(['securityAlert']);
  });

  it('lists every type once, chosen or not', () => {
    const all = allPreferences([{ type: 'postulation', ...SILENT }]);
    expect(all.map(({ type }) => type)).toEqual(NOTIFICATION_TYPES);
    expect(all[0]).toEqual({ type: 'postulation', ...SILENT });
  });
});

describe('the badge', () => {
  it('drops by one and never below zero', () => {
    expect([3, 1, 0].map(quantityAfterReading)).toEqual([2, 0, 0]);
  });
});
