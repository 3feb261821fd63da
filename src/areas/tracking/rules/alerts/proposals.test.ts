import { describe, expect, it } from 'vitest';
import { ALARM_TYPES } from '#areas/routes/rules/alarm-types.ts';
import { ALARM_CHARACTERS, alarmProblems, DEFAULT_ALARMS } from '#areas/routes/rules/alarms.ts';
import { isMostlyFalse, proposalFor } from './proposals.ts';

it.each([
  [4, 4, false],
  [5, 3, true],
  [10, 5, false],
  [10, 6, true],
])('of %i reviewed alerts, %i false ones are too many: %s', (reviewed, falseAlarms, isTooMany) => {
  expect(isMostlyFalse(reviewed, falseAlarms)).toBe(isTooMany);
});

describe('a proposed value', () => {
  it.each([
    ['stopped', { field: 'minutes', value: 15, proposed: 20 }],
    ['deviation', { field: 'threshold', value: 0, proposed: 100 }],
    ['speed', { field: 'threshold', value: 10, proposed: 15 }],
    ['battery', { field: 'threshold', value: 20, proposed: 15 }],
    ['eventFrequency', { field: 'threshold', value: 3, proposed: 4 }],
    ['drivingTime', { field: 'threshold', value: 300, proposed: 375 }],
    ['departure', null],
  ] as const)('for %s', (type, proposal) => {
    expect(proposalFor(type, DEFAULT_ALARMS[type])).toEqual(proposal);
  });

  it('lies within what its type allows, and is none where nothing calmer is allowed', () => {
    for (const alarms of Object.values(ALARM_CHARACTERS)) {
      for (const type of ALARM_TYPES) {
        const proposal = proposalFor(type, alarms[type]);
        if (proposal) expect(alarmProblems({ [type]: { [proposal.field]: proposal.proposed } })).toEqual([]);
      }
    }
    expect(proposalFor('stopped', { threshold: null, minutes: 1_440 })).toBeNull();
    expect(proposalFor('battery', { threshold: 1, minutes: null })).toBeNull();
  });
});
