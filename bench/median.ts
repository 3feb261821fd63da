const WARM_UP = 5;

/** Milliseconds of the middle run of many, after a few that warm everything up. */
export async function median(runs: number, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < WARM_UP; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}
