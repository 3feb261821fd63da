import type { TabSession } from './hub.ts';
import type { Entry } from './signal-feed.ts';

const NOTHING: readonly Entry[] = [];

/** Messages and ends of sessions by whom they are meant for: of many tabs, few have any. */
export class SignalsByReader {
  readonly #byReader = new Map<string, Entry[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const { signal } = entry;
      if (!signal) continue;
      const reader = 'e' in signal ? signal.u : 'session' in signal ? signal.session : signal.user;
      const known = this.#byReader.get(reader);
      if (known) known.push(entry);
      else this.#byReader.set(reader, [entry]);
    }
  }

  of({ userId, sessionId }: TabSession): readonly Entry[] {
    if (this.#byReader.size === 0) return NOTHING;
    const [person, session] = [this.#byReader.get(userId), this.#byReader.get(sessionId)];
    return person && session ? [...person, ...session] : (person ?? session ?? NOTHING);
  }
}
