import type { Provided, Services } from './services.ts';

/**
 * What an area needs from areas above it, declared by the one that needs it: an operation shows its load orders and
 * does not know the area that has them. The area above provides it, `app` brings both together.
 */
export interface Port<T> {
  readonly name: string;
  /** What the area above provides; only the type exists. */
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
