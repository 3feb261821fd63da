import type { Services } from './services.ts';

/**
 * One for each process. Its services are handed on in copies, to a request with the words of its company and to a job with
 * its log, so they are told apart by what no copy replaces.
 */
export function onePerProcess<S extends Pick<Services, 'realtime'>, More extends unknown[], T extends object>(
  make: (services: S, ...more: More) => T,
): (services: S, ...more: More) => T {
  const made = new WeakMap<Services['realtime'], T>();
  return (services, ...more) => {
    const known = made.get(services.realtime) ?? make(services, ...more);
    made.set(services.realtime, known);
    return known;
  };
}
