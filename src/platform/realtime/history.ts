import type { RealtimeMessage } from '#kernel/realtime.ts';

interface Remembered {
  readonly number: number;
  readonly companyId: string | null;
  readonly message: RealtimeMessage;
}

/** The latest messages of one person, so that a reconnecting tab receives what it missed. */
export class History {
  readonly #size: number;
  #messages: Remembered[] = [];
  /** Messages up to this number are no longer kept. */
  #forgotten: number;

  constructor(size: number, startsAfter: number) {
    this.#size = size;
    this.#forgotten = startsAfter;
  }

  remember(entry: Remembered): void {
    this.#messages.push(entry);
    if (this.#messages.length > this.#size) this.#forgotten = this.#messages.shift()?.number ?? this.#forgotten;
  }

  forget(upTo: number): void {
    this.#messages = [];
    this.#forgotten = upTo;
  }

  /** What a tab of the company missed since `number`; undefined when some of it is no longer kept. */
  since(number: number, companyId: string | null): readonly RealtimeMessage[] | undefined {
    if (number < this.#forgotten) return undefined;
    return this.#messages
      .filter((entry) => entry.number > number && concerns(entry.companyId, companyId))
      .map((entry) => entry.message);
  }
}

/** A message of a company concerns only the tabs that work in it. */
export function concerns(messageCompany: string | null, tabCompany: string | null): boolean {
  return messageCompany === null || messageCompany === tabCompany;
}
