import type { CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import type { Config } from '#platform/config.ts';
import { publicAgent } from '#platform/net/public-agent.ts';
import type { CheckAdapter } from './check-adapter.ts';
import { httpAdapter } from './http-adapter.ts';
import { simulator } from './simulator.ts';

/** Built in: the check waits for a person who looks it up and files the evidence. */
const manualAdapter: CheckAdapter = {
  source: 'manual',
  ask: async () => ({ status: 'pending', clear: null, message: null, details: {} }),
};

/** Who answers for each register, and how many questions may be open at once. */
export class Adapters {
  readonly #config: Config;
  readonly #services = new Map<CheckCode, CheckAdapter>();
  readonly #simulator = simulator();
  readonly #maxAsking: number;
  #asking = 0;

  constructor(config: Config) {
    this.#config = config;
    this.#maxAsking = Math.max(1, Math.floor(config.WORKER_CONCURRENCY / 2));
  }

  /** A configured service first; then, in the demo, the simulator; else a person. */
  of(code: CheckCode): CheckAdapter {
    const url = this.#config[`HOMOLOGATION_${code}_URL`];
    if (url === undefined) return this.#config.DEMO ? this.#simulator : manualAdapter;
    const known = this.#services.get(code) ?? this.#connect(url);
    this.#services.set(code, known);
    return known;
  }

  /** Runs the work unless half of the workers already wait for registers, because the other jobs need the rest. */
  async inTurn<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.#asking >= this.#maxAsking) return 'busy';
    this.#asking += 1;
    try {
      return await work();
    } finally {
      this.#asking -= 1;
    }
  }

  #connect(url: string): CheckAdapter {
    const { HOMOLOGATION_TOKEN: token, HOMOLOGATION_TIMEOUT_MS: timeoutMs, HOMOLOGATION_PRIVATE } = this.#config;
    const whom = HOMOLOGATION_PRIVATE ? {} : { agent: publicAgent };
    return httpAdapter({ url, token, timeoutMs, now: () => performance.now(), ...whom });
  }
}

const made = new WeakMap<Config, Adapters>();

/** One set per process, because the recent failures of a register are kept between jobs. */
export function adaptersOf(config: Config): Adapters {
  const known = made.get(config) ?? new Adapters(config);
  made.set(config, known);
  return known;
}
