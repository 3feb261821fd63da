import { processorMs } from '../processor-time.ts';
import { type Round, run, type Work } from './requests.ts';

export interface Side {
  readonly work: Work;
  /** The process that answers. */
  readonly pid: number;
}

/** What a side needed in a round. */
export interface Figures extends Round {
  /** Milliseconds of the processor for one request, by Node and by PostgreSQL. */
  readonly node: number;
  readonly database: number;
}

export interface Manner {
  readonly requests: number;
  readonly rounds: number;
  readonly parallel?: number;
  /** Milliseconds of the processor that PostgreSQL has used so far. */
  readonly databaseMs: () => number;
}

/** The sides take turns, so that other load of the machine affects all alike; the first round only warms up. */
export async function contest<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  { requests, rounds, parallel, databaseMs }: Manner,
): Promise<Readonly<Record<Name, readonly Figures[]>>> {
  const names = Object.keys(sides) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Figures[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { work, pid } = sides[name];
      const [node, database] = [processorMs(pid), databaseMs()];
      const done = await run(work, requests, parallel);
      const used = { node: (processorMs(pid) - node) / requests, database: (databaseMs() - database) / requests };
      if (round > 0) taken[name].push({ ...done, ...used });
    }
  }
  return taken;
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
export const middle = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)]!;

export interface Ratio {
  readonly middle: number;
  readonly least: number;
  readonly greatest: number;
}

/** Round by round, the rate of one side against that of another. */
export function ratioOf(one: readonly Figures[], other: readonly Figures[]): Ratio {
  const all = sorted(one.map(({ rate }, round) => rate / other[round]!.rate));
  return { middle: middle(all), least: all[0]!, greatest: all.at(-1)! };
}

/** The slowest of a hundred requests, in the median round. */
export const slowOf = (rounds: readonly Figures[]): number =>
  middle(rounds.map(({ times }) => times[Math.floor(times.length * 0.99)]!));
