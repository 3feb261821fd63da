import { describe, expect, it } from 'vitest';
import { ALERT_PRESETS, customRange, LIST_PRESETS, presetRange } from './date-presets.ts';

describe('a date preset', () => {
  it.each([
    ['today', '02-03-2025', '02-03-2025'],
    ['yesterday', '01-03-2025', '01-03-2025'],
    ['last7', '24-02-2025', '02-03-2025'],
    ['last14', '17-02-2025', '02-03-2025'],
    ['last30', '01-02-2025', '02-03-2025'],
  ] as const)('%s runs from %s to %s', (preset, startDate, endDate) => {
    expect(presetRange(preset, '2025-03-02')).toEqual({ label: preset, startDate, endDate });
  });

  it('for everything is no range at all', () => {
    expect(presetRange('all', '2025-03-02')).toBeNull();
  });

  it('comes in two sets, for lists and for alerts', () => {
    expect(LIST_PRESETS).toEqual(['all', 'last7', 'last14', 'last30', 'custom']);
    expect(ALERT_PRESETS).toEqual(['today', 'yesterday', 'last7', 'last30', 'custom']);
  });
});

it('a custom range is sent as DD-MM-YYYY', () => {
  expect(customRange('2025-01-31', '2025-02-01')).toEqual({
    label: 'custom',
    startDate: '31-01-2025',
    endDate: '01-02-2025',
  });
});
