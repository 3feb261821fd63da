import type { Position } from '#kernel/position.ts';

/** As in the map: the room left free around everything, and the size of the whole world at zoom 0. */
const PADDING = 56;
const WORLD = 512;

const worldX = ({ lng }: Position) => (lng + 180) / 360;
const worldY = ({ lat }: Position) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);

/** Where a map that shows all the given points has drawn one of them, from its upper left corner. */
export function pixelOf(at: Position, all: readonly Position[], size: { width: number; height: number }) {
  const [xs, ys] = [all.map(worldX), all.map(worldY)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((size.width - 2 * PADDING) / (east - west), (size.height - 2 * PADDING) / (south - north));
  const pixels = Math.min(scale, WORLD * 2 ** 16);
  return {
    x: size.width / 2 + (worldX(at) - (west + east) / 2) * pixels,
    y: size.height / 2 + (worldY(at) - (north + south) / 2) * pixels,
  };
}
