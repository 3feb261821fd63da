import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type BringWords = (part: string) => Promise<unknown>;

let bringWords: BringWords = () => Promise.resolve();

/** Set once by the application, which knows the texts of every area. */
export function provideWords(bring: BringWords): void {
  bringWords = bring;
}

/** A component that is loaded on demand together with texts its screen does not need: `load-orders/later`. */
export function lazyWithWords<P>(
  words: string,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), bringWords(words)]);
    return loaded;
  });
}
