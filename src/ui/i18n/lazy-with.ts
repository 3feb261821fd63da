import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type BringPhrases = (part: string) => Promise<unknown>;

/** Where no application sets it, as in the gallery, all phrases are there from the start. */
let bring: BringPhrases = async () => undefined;

/** The application says how parts of the phrases are loaded, because only it knows the areas. */
export function loadPhrasesWith(load: BringPhrases): void {
  bring = load;
}

/** What forms, files and maps need of the texts of the frame; lists come without it. */
export const LATER_FRAME = 'frame/later';

/** Code together with the parts of the phrases that it needs besides those of the screen it is opened from. */
export async function loadWith<T>(parts: readonly string[], load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), ...[LATER_FRAME, ...parts].map((part) => bring(part))]);
  return loaded;
}

/**
 * A component whose code and phrases are loaded when it is first shown: `lazyWith(['load-orders/later'], () => import(…))`.
 * For forms and dialogs, so that the texts of a form do not delay the list it is opened from.
 */
export function lazyWith<P>(
  parts: readonly string[],
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => loadWith(parts, load));
}
