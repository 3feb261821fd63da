/** Pseudo-random numbers that are the same on every machine, so that the demo is always the same. */
export interface Random {
  /** 0 ≤ n < below. */
  int(below: number): number;
  pick<T>(items: readonly T[]): T;
  digits(count: number): string;
  chance(share: number): boolean;
}

export function createRandom(seed: string): Random {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: (items) => items[int(items.length)]!,
    digits: (count) => Array.from({ length: count }, () => int(10)).join(''),
    chance: (share) => next() < share,
  };
}
