import type { Provided, Services } from './services.ts';

/**
 * What an area needs from higher areas, declared where it is needed: an operation shows its load orders without knowing
 * their area. The higher area provides it, `app` joins both.
 */
export interface Port<T> {
  readonly name: string;
  /** What the higher area provides; exists only as a type. */
  readonly implementation?: T;
}

export function definePort<T>(name: string): Port<T> {
  return { name };
}

export function provide<T>({ name }: Port<T>, implementation: T): Provided {
  return { port: name, implementation };
}

export function portOf<T>(services: Pick<Services, 'ports'>, { name }: Port<T>): T {
  const found = services.ports.find(({ port }) => port === name);
  if (!found) throw new Error(`nobody provides ${name}`);
  return found.implementation as T;
}
