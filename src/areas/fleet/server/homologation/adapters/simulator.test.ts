import { describe, expect, it } from 'vitest';
import { CHECK_CODES } from '#areas/fleet/rules/homologation-check.ts';
import { readConfig } from '#platform/config.ts';
import { CircuitBreakers } from '#platform/net/circuit-breaker.ts';
import { adaptersOf } from './adapters.ts';
import { simulator } from './simulator.ts';

const DATA_DIR = process.env.TMPDIR ?? '/tmp';
const secrets = { AUTH_SECRET: 'a'.repeat(32), FILES_SECRET: 'b'.repeat(32), DATA_DIR };
const config = (env: Record<string, string> = {}) => readConfig({ ...secrets, ...env });
const sourcesIn = (env: Record<string, string>) => {
  const adapters = adaptersOf({ config: config(env), outside: new CircuitBreakers({ now: () => new Date() }) });
  return [...new Set(CHECK_CODES.map((code) => adapters.of(code).source))];
};

describe('who answers for a register', () => {
  it('is the simulator in a demo, and never anywhere else', () => {
    expect(sourcesIn({ DEMO: 'on' })).toEqual(['simulator']);
    expect(sourcesIn({ DEMO: 'off' })).toEqual(['manual']);
  });

  it('is the configured service, for every register', () => {
    const urls = CHECK_CODES.map((code) => [`HOMOLOGATION_${code}_URL`, 'https://registers.example']);
    for (const DEMO of ['on', 'off']) expect(sourcesIn({ DEMO, ...Object.fromEntries(urls) })).toEqual(['http']);
  });
});

describe('the simulator', () => {
  const truck = (plate: string) => ({ country: 'BO', plate, chassis: null, crpva: null }) as const;
  const made = simulator(async () => undefined);
  const ask = (plate: string) =>
    made.ask('SOAT', truck(plate)).then(
      ({ status, clear }) => `${status} ${clear}`,
      (error: Error) => error.name,
    );

  it('always gives the same answer to the same question', async () => {
    expect(await ask('1234ABC')).toBe(await ask('1234ABC'));
  });

  it('gives every possible result, and mostly a clear one', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, (_, nth) => ask(`${1000 + nth}ABC`)));
    const count = (answer: string) => answers.filter((one) => one === answer).length;
    expect(new Set(answers)).toEqual(new Set(['success true', 'success false', 'not-found null', 'NoAnswer']));
    expect(count('success true')).toBeGreaterThan(280);
  });
});
