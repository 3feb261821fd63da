/** Limits how many pieces of work run at once; the others wait in line. */
export function takeTurns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let free = places;

  const leave = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resume) => line.push(resume));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
