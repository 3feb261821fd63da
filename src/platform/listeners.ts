import type { Listener, ListenerContext } from './services.ts';

/**
 * Something that happens inside a transaction and that higher areas must complete before it commits: the tasks of a
 * trip are planned together with the truck. What can wait until after the commit is an event (`jobs/events.ts`).
 */
export interface Hook<P> {
  readonly name: string;
  /** The argument of the listeners; exists only as a type. */
  readonly payload?: P;
}

export function defineHook<P>(name: string): Hook<P> {
  return { name };
}

export function listen<P>(
  { name }: Hook<P>,
  handle: (context: ListenerContext, payload: P) => Promise<void>,
): Listener {
  return { hook: name, handle };
}

/**
 * Runs every listener of a hook, one after the other, in the caller's transaction; one that throws undoes everything.
 */
export async function runListeners<P>(context: ListenerContext, { name }: Hook<P>, payload: P): Promise<void> {
  for (const { hook, handle } of context.services.listeners) {
    if (hook === name) await handle(context, payload as never);
  }
}
