import { Store } from '#ui/store/store.ts';
import { discarded, isDirty, type Session } from './state/session.ts';

/** The paths of a route that were opened on this visit, each with its steps. The guard of the screen reads `current`. */
export class Sessions {
  readonly #stores = new Map<string, Store<Session>>();
  #isLeft = false;

  /** The one that is open under this key, or a new one. */
  open(key: string, make: () => Session): Store<Session> {
    const known = this.#stores.get(key) ?? new Store(make());
    this.#stores.set(key, known);
    return known;
  }

  find(key: string): Store<Session> | undefined {
    return this.#stores.get(key);
  }

  /** A new path was stored: from now on it has an id. */
  rename(from: string, to: string): void {
    const known = this.#stores.get(from);
    if (known) this.#stores.set(to, known);
    this.#stores.delete(from);
  }

  close(key: string): void {
    this.#stores.delete(key);
  }

  keys(): readonly string[] {
    return [...this.#stores.keys()];
  }

  discardAll(): void {
    for (const store of this.#stores.values()) store.set(discarded(store.get()));
  }

  /** Whether leaving would lose changes of any path. */
  get current(): boolean {
    return !this.#isLeft && [...this.#stores.values()].some((store) => isDirty(store.get()));
  }

  set current(isUnsaved: boolean) {
    this.#isLeft = !isUnsaved;
  }
}
