import { useSyncExternalStore } from 'react';

/** A value outside the component tree that components can subscribe to. */
export class Store<T> {
  readonly #listeners = new Set<() => void>();
  readonly #initial: T;
  #value: T;

  constructor(initial: T) {
    this.#initial = initial;
    this.#value = initial;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  reset(): void {
    this.set(this.#initial);
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
