import { decodeLine, encodeLine } from '#kernel/encoded-line.ts';
import type { DirectionsLeg, FoundWay } from './directions-types.ts';

const ENTRIES_MAX = 300;
/** Of all lines together; a line of a thousand kilometres has about a hundred thousand. */
const CHARACTERS_MAX = 16_000_000;
const KEPT_MS = 3_600_000;

interface Entry {
  /** As text it takes a twentieth of the memory. */
  readonly line: string;
  readonly legs: readonly DirectionsLeg[];
  readonly until: number;
}

/** The ways asked for lately: those used longest ago make room for new ones. */
export class WayCache {
  readonly #entries = new Map<string, Entry>();
  #characters = 0;

  get(key: string, now: Date): FoundWay | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (entry.until <= now.getTime()) return undefined;
    this.#add(key, entry);
    return { line: decodeLine(entry.line)!, legs: entry.legs };
  }

  set(key: string, { line, legs }: FoundWay, now: Date): void {
    const before = this.#entries.get(key);
    if (before) this.#remove(key, before);
    this.#add(key, { line: encodeLine(line), legs, until: now.getTime() + KEPT_MS });
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= ENTRIES_MAX && this.#characters <= CHARACTERS_MAX) break;
      this.#remove(oldest, entry);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#characters += entry.line.length;
  }

  #remove(key: string, { line }: Entry): void {
    this.#entries.delete(key);
    this.#characters -= line.length;
  }
}
