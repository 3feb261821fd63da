import type { CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import type { Config } from '#platform/config.ts';
import { publicAgent } from '#platform/net/public-agent.ts';
import type { Services } from '#platform/services.ts';
import type { CheckAdapter } from './check-adapter.ts';
import { httpAdapter } from './http-adapter.ts';
import { simulator } from './simulator.ts';

/** Built in: the check waits for a person who looks it up and files the evidence. */
const manualAdapter: CheckAdapter = {
  source: 'manual',
  ask: async () => ({ status: 'pending', clear: null, message: null, details: {} }),
};

type Means = Pick<Services, 'config' | 'outside'>;

/** Who answers for each register. */
export class Adapters {
  readonly #means: Means;
  readonly #services = new Map<CheckCode, CheckAdapter>();
  readonly #simulator = simulator();

  constructor(means: Means) {
    this.#means = means;
  }

  /** A configured service first; then, in the demo, the simulator; else a person. */
  of(code: CheckCode): CheckAdapter {
    const { config } = this.#means;
    const url = config[`HOMOLOGATION_${code}_URL`];
    if (url === undefined) return config.DEMO ? this.#simulator : manualAdapter;
    const known = this.#services.get(code) ?? this.#connect(url);
    this.#services.set(code, known);
    return known;
  }

  #connect(url: string): CheckAdapter {
    const { config, outside } = this.#means;
    const { HOMOLOGATION_TOKEN: token, HOMOLOGATION_TIMEOUT_MS: timeoutMs, HOMOLOGATION_PRIVATE } = config;
    const whom = HOMOLOGATION_PRIVATE ? {} : { agent: publicAgent };
    return httpAdapter({ url, token, timeoutMs, outside, ...whom });
  }
}

const made = new WeakMap<Config, Adapters>();

/** One set per process. */
export function adaptersOf(means: Means): Adapters {
  const known = made.get(means.config) ?? new Adapters(means);
  made.set(means.config, known);
  return known;
}
