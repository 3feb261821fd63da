import type { QueueStorage, WaitingEntry } from './queue-storage.ts';

/** Replaces the browser's database during a test. */
export class MemoryQueueStorage<E extends WaitingEntry> implements QueueStorage<E> {
  readonly items = new Map<string, E>();
  readonly #nameOf: (item: E) => string;
  readonly #pages = new Map<string, unknown>();

  constructor(nameOf: (item: E) => string) {
    this.#nameOf = nameOf;
  }

  async put(item: E): Promise<void> {
    this.items.set(item.key, item);
  }

  async all(name: string): Promise<E[]> {
    return this.#startingWith(name).filter((item) => this.#nameOf(item) === name);
  }

  async count(beginning: string): Promise<number> {
    return this.#startingWith(beginning).length;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.items.delete(key);
  }

  async keep(name: string, content: unknown): Promise<void> {
    this.#pages.set(name, content);
  }

  async kept(name: string): Promise<unknown> {
    return this.#pages.get(name);
  }

  async forget(beginning: string): Promise<void> {
    await this.remove(this.#startingWith(beginning).map(({ key }) => key));
    for (const name of [...this.#pages.keys()]) if (name.startsWith(beginning)) this.#pages.delete(name);
  }

  #startingWith(beginning: string): E[] {
    return [...this.items.values()].filter((item) => this.#nameOf(item).startsWith(beginning));
  }
}
