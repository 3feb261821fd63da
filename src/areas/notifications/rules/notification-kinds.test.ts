import { describe, expect, it } from 'vitest';
import { defineNotification } from './notification-kind.ts';
import { fieldsOf, foldNotifications } from './notification-kinds.ts';

const shared = { icon: 'bell', tone: 'info', words: [], target: '/' } as const;
const booked = defineNotification({ ...shared, type: 'booked', needs: ['bookingId'], flags: ['isLate'] });
const moved = defineNotification({ ...shared, type: 'moved', needs: ['bookingId'], optional: ['dockId'] });

describe('the kinds of all areas', () => {
  it('are in the order of the areas, with every field once', () => {
    const kinds = foldNotifications([moved], [booked]);
    expect([...kinds.keys()]).toEqual(['moved', 'booked']);
    expect(fieldsOf(kinds)).toEqual({ ids: ['bookingId', 'dockId'], flags: ['isLate'] });
  });

  it('have one type each', () => {
    expect(() => foldNotifications([moved], [moved])).toThrow('two kinds of notification are called moved');
  });

  it('use the same type for a field', () => {
    const odd = defineNotification({ ...shared, type: 'odd', needs: ['isLate'] });
    expect(() => foldNotifications([booked], [odd])).toThrow('isLate is an id in one kind');
  });
});
