import { describe, expect, it } from 'vitest';
import type { Unit } from '#areas/reports/contract/dashboard.shapes.ts';
import type { Language } from '#kernel/language.ts';
import { numbersIn } from '#ui/i18n/use-numbers.ts';
import { axisText, changeOf, type FigureTools, labelText, showFigure, showOnAxis } from './figure-text.ts';

const toolsIn = (language: Language): FigureTools => ({
  numbers: numbersIn(language),
  t: (key, params) => `${key}(${Object.values(params ?? {}).join()})`,
  money: (amount, currency) => `${currency} ${amount}`,
});
const tools = toolsIn('pt-BR');
const show = (value: number, unit: Unit, currency: string | null = null) =>
  showFigure(value, { unit, currency }, tools);

describe('a figure', () => {
  it('is written by its unit and the country of the reader', () => {
    expect(show(12345, 'count')).toBe('12.345');
    expect(show(0.9336, 'share')).toBe('93,4%');
    expect(show(1240.4, 'km')).toBe('1.240 km');
    expect(show(3.26, 'km')).toBe('3,3 km');
    expect(show(250.4875, 'tonnes')).toBe('250,49 Tn');
    expect(show(-2.34, 'perThousand')).toBe('-2,3 ‰');
    expect(show(45, 'minutes')).toBe('reports.states.minutes(45)');
    expect(show(135.2, 'minutes')).toBe('reports.states.hours(2,15)');
    expect(show(1.25, 'days')).toBe('reports.states.days(1.3)');
    expect(show(1234.567, 'money', 'BOB')).toBe('BOB 1234.57');
    expect(showFigure(1234.5, { unit: 'tonnes', currency: null }, toolsIn('es-MX'))).toBe('1,234.5 Tn');
  });

  it('is short on an axis', () => {
    expect(showOnAxis(1_234_567, { unit: 'money', currency: 'BOB' }, tools)).toBe('1,2 mi');
    expect(showOnAxis(0.5, { unit: 'share', currency: null }, tools)).toBe('50%');
  });
});

describe('the change against the period before', () => {
  const change = (value: number | null, before: number | null, unit: Unit, rising: 'good' | 'bad' | null = 'good') =>
    changeOf({ value, before, unit, currency: null, rising }, tools);

  it('is a percentage, points of a share, or the number itself where there are few', () => {
    expect(change(150, 120, 'count')?.text).toBe('reports.states.more(25%)');
    expect(change(117, 120, 'km')?.text).toBe('reports.states.less(2,5%)');
    expect(change(0.934, 0.922, 'share')?.text).toBe('reports.states.more(reports.states.points(1.2))');
    expect(change(3, 2, 'count')?.text).toBe('reports.states.more(1)');
    expect(change(5, 0, 'tonnes')?.text).toBe('reports.states.more(5 Tn)');
  });

  it('is good or bad by what rising means', () => {
    expect([change(2, 1, 'count'), change(1, 2, 'count')].map((one) => one?.isGood)).toEqual([true, false]);
    expect([change(2, 1, 'count', 'bad'), change(1, 2, 'count', 'bad')].map((one) => one?.isGood)).toEqual([
      false,
      true,
    ]);
    expect(change(2, 1, 'count', null)?.isGood).toBeNull();
  });

  it('is none where it cannot be seen, and unknown where a figure is', () => {
    expect(change(0, 0, 'count')).toMatchObject({ direction: 'same', isGood: null });
    expect(change(100_001, 100_000, 'km')).toMatchObject({ direction: 'same' });
    expect([change(null, 4, 'count'), change(4, null, 'count')]).toEqual([undefined, undefined]);
  });
});

it('a label is a name, a day or a phrase', () => {
  const text = (label: Parameters<typeof labelText>[0]) => labelText(label, 'buckets', tools.t);
  expect(text({ text: 'Santa Cruz\nLa Paz' })).toBe('Santa Cruz → La Paz');
  expect(text({ day: '2026-03-05' })).toBe('05/03/2026');
  expect(axisText({ day: '2026-03-05' }, '05/03/2026')).toBe('05/03');
  expect(text({ day: '2026-03-02', until: '2026-03-08' })).toBe('02/03/2026 – 08/03/2026');
  expect(text({ day: '2026-02-01', until: '2026-02-28' })).toBe('02/2026');
  expect(axisText({ day: '2026-02-01', until: '2026-02-28' }, '02/2026')).toBe('01/02');
  expect(text({ phrase: 'late' })).toBe('reports.buckets.late()');
  expect(text({ phrase: 'lists.loadOrder.title' })).toBe('lists.loadOrder.title()');
});
