import type { Listener, ListenerContext } from './services.ts';

/**
 * Something that happens inside a transaction and that higher areas must complete before it commits: the tasks of a
 * trip are planned together with the truck. What can wait until after the commit is an event (`jobs/events.ts`).
 */
export interface Moment<P> {
  readonly name: string;
  /** The argument of the listeners; exists only as a type. */
  readonly payload?: P;
}

export function defineMoment<P>(name: string): Moment<P> {
  return { name };
}

export function listen<P>(
  { name }: Moment<P>,
  handle: (context: ListenerContext, payload: P) => Promise<void>,
): Listener {
  return { moment: name, handle };
}

/**
 * Runs every listener of a moment, one after the other, in the caller's transaction; one that throws undoes everything.
 */
export async function reach<P>(context: ListenerContext, { name }: Moment<P>, payload: P): Promise<void> {
  for (const { moment, handle } of context.services.listeners) {
    if (moment === name) await handle(context, payload as never);
  }
}
