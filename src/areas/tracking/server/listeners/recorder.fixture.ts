import type { Incoming, Ingest, Outcome } from '../../rules/messages/ingest-types.ts';
import type { ListenerNews, Report } from './device-listener.ts';

/** Stands where the database is: keeps what arrives and answers what a test wants. */
export class Recorder {
  readonly incoming: Incoming[] = [];
  readonly news: ListenerNews[] = [];
  /** How many were being stored at the same time, at most. */
  most = 0;
  #now = 0;
  #gate: Promise<void> = Promise.resolve();
  #open: () => void = () => {};
  /** Called for each; without one everything is stored. */
  outcome: (incoming: Incoming, count: number) => Outcome = stored;

  readonly report: Report = (news) => {
    this.news.push(news);
  };

  readonly ingest: Ingest = async (incoming) => {
    this.incoming.push(incoming);
    this.#now++;
    this.most = Math.max(this.most, this.#now);
    try {
      await this.#gate;
      return this.outcome(incoming, this.incoming.length);
    } finally {
      this.#now--;
    }
  };

  /** Nothing commits until `release`. */
  hold(): void {
    this.#gate = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  release(): void {
    this.#open();
  }

  get identifiers(): (string | null)[] {
    return this.incoming.flatMap(({ messages }) => messages.map(({ identifier }) => identifier));
  }

  get kinds(): string[] {
    return this.news.map(({ kind, detail }) => `${kind}: ${detail}`);
  }
}

export const stored = ({ messages }: Incoming): Outcome => ({ kind: 'stored', stored: messages.length, refused: 0 });

export const failing = (): never => {
  throw new Error('the database is away');
};
