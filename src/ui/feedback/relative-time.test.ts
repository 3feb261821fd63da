import { describe, expect, it, vi } from 'vitest';
import { relativeTime } from './relative-time.ts';

/** Noon in La Paz. */
const now = new Date('2025-03-02T16:00:00Z');
const textOf = (instant: string, language = 'pt-BR') =>
  relativeTime(new Date(instant), now, language, 'America/La_Paz');

describe('a relative time', () => {
  it.each([
    ['2025-03-02T15:59:30Z', 'agora'],
    ['2025-03-02T15:55:00Z', 'há 5 minutos'],
    ['2025-03-02T13:10:00Z', 'há 2 horas'],
    ['2025-03-02T04:30:00Z', 'há 11 horas'],
    ['2025-03-02T03:30:00Z', 'ontem'],
    ['2025-02-27T16:00:00Z', 'há 3 dias'],
    ['2025-01-15T16:00:00Z', 'mês passado'],
    ['2022-03-01T16:00:00Z', 'há 3 anos'],
    ['2025-03-02T16:45:00Z', 'em 45 minutos'],
    ['2025-03-03T16:00:00Z', 'amanhã'],
  ])('%s is "%s"', (instant, text) => {
    expect(textOf(instant)).toBe(text);
  });

  it('is written in the language of the user and its country', () => {
    expect(textOf('2025-03-02T15:55:00Z', 'es-BO')).toBe('hace 5 minutos');
    expect(textOf('2025-03-02T15:55:00Z', 'en')).toBe('5 minutes ago');
  });

  it('is written by one formatter for each language, however many are shown', () => {
    textOf('2025-02-27T15:00:00Z', 'es-AR');
    const made = [vi.spyOn(Intl, 'RelativeTimeFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
    for (const hour of ['05', '13', '15']) textOf(`2025-02-27T${hour}:00:00Z`, 'es-AR');
    expect(made.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    vi.restoreAllMocks();
  });

  it('counts the days of the zone', () => {
    const night = new Date('2025-03-02T03:30:00Z');
    expect(relativeTime(night, now, 'pt-BR', 'America/La_Paz')).toBe('ontem');
    expect(relativeTime(night, now, 'pt-BR', 'America/Sao_Paulo')).toBe('há 12 horas');
  });
});
