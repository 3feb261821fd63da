import type { Provided, Services } from './services.ts';

/**
 * What an area needs from higher areas, declared where it is needed: an operation shows its load orders without knowing
 * their area. The higher area provides it, `app` joins both.
 */
export interface Port<T = unknown> {
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
  if (!found) throw new Error(`No area provides ${name}.`);
  return found.implementation as T;
}

/** The same where some set-ups have no area that provides it, so that the area works without. */
export function portIfAny<T>(services: Pick<Services, 'ports'>, { name }: Port<T>): T | undefined {
  return services.ports.find(({ port }) => port === name)?.implementation as T | undefined;
}

interface Connected {
  readonly name: string;
  readonly needs?: readonly Port[];
  readonly provides?: readonly Provided[];
}

/** Stops a start that would fail later, on the first request that asks for a port nobody provides. */
export function requireProviders<A extends Connected>(areas: readonly A[]): readonly A[] {
  const provided = new Set(areas.flatMap(({ provides = [] }) => provides.map(({ port }) => port)));
  const missing = areas.flatMap(({ name: area, needs = [] }) =>
    needs
      .filter(({ name }) => !provided.has(name))
      .map(({ name }) => `The area ${area} needs ${name}, which no area provides.`),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return areas;
}
