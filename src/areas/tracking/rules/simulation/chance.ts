/** Numbers between 0 and 1 that are the same for the same seed, so that a simulated truck tells the same story each time. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (chance: Chance, from: number, to: number): number => from + (to - from) * chance();
