const WARM_UP = 8;

export interface Spread {
  readonly fastest: number;
  readonly middle: number;
  readonly slowest: number;
}

/** Milliseconds of the fastest, the median and the slowest run of many, after some warm-up runs. */
export async function spread(runs: number, work: () => Promise<unknown>): Promise<Spread> {
  for (let run = 0; run < WARM_UP; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {
    fastest: times[0] ?? Number.NaN,
    middle: times[Math.floor(runs / 2)] ?? Number.NaN,
    slowest: times.at(-1) ?? Number.NaN,
  };
}

export async function median(runs: number, work: () => Promise<unknown>): Promise<number> {
  return (await spread(runs, work)).middle;
}
