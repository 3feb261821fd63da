import { useSyncExternalStore } from 'react';
import { dayIn } from '#kernel/dates.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_OF_A_MONTH = 30;
const DAYS_OF_A_YEAR = 365;

/**
 * `há 5 minutos`, `ontem`, `em 3 dias`. From half a day on, calendar days of the zone are counted, so that an event ten
 * minutes before midnight does not become "yesterday" within minutes.
 */
export function relativeTime(instant: Date, now: Date, language: string, zone: string): string {
  const words = wordsIn(language);
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
  const distance = Math.abs(seconds);
  if (distance < MINUTE) return words.format(0, 'second');
  if (distance < HOUR) return words.format(Math.trunc(seconds / MINUTE), 'minute');
  if (distance < DAY / 2) return words.format(Math.trunc(seconds / HOUR), 'hour');
  const days = Math.round((Date.parse(dayIn(instant, zone)) - Date.parse(dayIn(now, zone))) / 1000 / DAY);
  if (days === 0) return words.format(Math.trunc(seconds / HOUR), 'hour');
  if (Math.abs(days) < DAYS_OF_A_MONTH) return words.format(days, 'day');
  if (Math.abs(days) < DAYS_OF_A_YEAR) return words.format(Math.trunc(days / DAYS_OF_A_MONTH), 'month');
  return words.format(Math.trunc(days / DAYS_OF_A_YEAR), 'year');
}

/** Creating a formatter is slow, and a page asks for many times. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function wordsIn(language: string): Intl.RelativeTimeFormat {
  const words = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, words);
  return words;
}

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** One clock for all relative times on the screen; it stops while no component uses it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const notify of listeners) notify();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, () => now));
}
