import { encodeLine } from '#kernel/encoded-line.ts';

/** A road of fifty thousand points with bends, about 1,500 km. */
export const LONG_LINE = encodeLine(
  Array.from({ length: 50_000 }, (_, nth) => ({
    lat: -16.5 - nth * 0.00012,
    lng: -68.15 + Math.sin(nth / 900) * 0.4 + Math.sin(nth / 37) * 0.002,
  })),
);
