import { seededRandom } from '#areas/routes/rules/seeded-random.fixture.ts';
import { DEGREE_PARTS, emptyColumns, type FixColumns } from './track.ts';

/** Seconds since 1970, latitude, longitude, km/h. */
export type RowOfFix = readonly [seconds: number, lat: number, lng: number, kmh?: number];

export function columnsOf(rows: readonly RowOfFix[]): FixColumns {
  const fixes = emptyColumns(rows.length);
  for (const [at, [seconds, lat, lng, kmh = -1]] of rows.entries()) {
    fixes.seconds[at] = seconds;
    fixes.lats[at] = Math.round(lat * DEGREE_PARTS);
    fixes.lngs[at] = Math.round(lng * DEGREE_PARTS);
    fixes.kmh[at] = kmh;
  }
  return fixes;
}

export const NOON = Date.parse('2026-11-18T12:00:00Z') / 1000;

/** A truck that drives, rests and is lost for a while, with the noise of a real device. */
export function randomTrip(seed: number, fixes: number, interval = 30): FixColumns {
  const random = seededRandom(seed);
  let [seconds, lat, lng, direction, isDriving] = [NOON, -17, -63, 1, true];
  return columnsOf(
    Array.from({ length: fixes }, (): RowOfFix => {
      if (random() < 0.01) isDriving = !isDriving;
      seconds += random() < 0.002 ? 3_600 : interval + Math.round(random() * 4);
      direction += (random() - 0.5) * 0.3;
      const kmh = isDriving ? 50 + random() * 30 : 0;
      const step = (kmh * interval) / 3.6 / 111_195;
      lat += Math.sin(direction) * step + (random() - 0.5) * 4e-5;
      lng += Math.cos(direction) * step + (random() - 0.5) * 4e-5;
      return [seconds, lat, lng, Math.round(kmh)];
    }),
  );
}
