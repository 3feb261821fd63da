import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { productCities } from '../city-index.ts';
import { estimatedWay } from './estimate.ts';
import { ROAD_DISTANCES } from './road-distances.fixture.ts';

const MEDIAN_ERROR = 0.1;
const LARGEST_ERROR = 0.3;

/** `BO La Paz` */
async function place(text: string): Promise<Position> {
  const city = (await productCities()).called(text.slice(3), text.slice(0, 2));
  if (city?.country !== text.slice(0, 2)) throw new Error(`no city ${text}`);
  return { lat: city.lat, lng: city.lng };
}
const wayBetween = async (...names: string[]) => estimatedWay(await Promise.all(names.map(place)));
const kmBetween = async (...names: string[]) =>
  (await wayBetween(...names)).legs.reduce((sum, leg) => sum + leg.distanceMeters, 0) / 1000;

describe('the estimate of a road', () => {
  it('is close to the published distance in all eight countries', async () => {
    const errors = await Promise.all(
      ROAD_DISTANCES.map(async ({ from, to, km, source }) => {
        const estimate = await kmBetween(from, to);
        return { error: estimate / km - 1, text: `${from} – ${to}: ${Math.round(estimate)} for ${km} km (${source})` };
      }),
    );
    const table = errors.map(({ error, text }) => `${(error * 100).toFixed(1).padStart(6)} %  ${text}`).join('\n');
    const sizes = errors.map(({ error }) => Math.abs(error)).sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)], table).toBeLessThanOrEqual(MEDIAN_ERROR);
    expect(sizes.at(-1), table).toBeLessThanOrEqual(LARGEST_ERROR);
    const countries = new Set(ROAD_DISTANCES.flatMap(({ from, to }) => [from.slice(0, 2), to.slice(0, 2)]));
    expect([...countries].sort()).toEqual([...COUNTRY_CODES].sort());
    expect(ROAD_DISTANCES.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['the Gulf of California', 'MX Heroica Guaymas', 'MX Santa Rosalía', 1500],
    ['the River Plate', 'UY Colonia del Sacramento', 'AR Buenos Aires', 350],
    ['the channels of Chile', 'CL Puerto Montt', 'CL Punta Arenas', 1800],
    ['the Andes without a pass', 'CL La Serena', 'AR San Juan', 650],
    ['the bay of São Marcos', 'BR Alcântara', 'BR São Luís', 150],
  ])('does not go straight across %s', async (_what, from, to, leastKm) => {
    expect(await kmBetween(from, to)).toBeGreaterThan(leastKm);
  });

  it('is the straight line with a surcharge where no road leads', async () => {
    const [macapa, belem] = [await place('BR Macapá'), await place('BR Belém')];
    const { line, legs } = await estimatedWay([macapa, belem]);
    expect(line).toEqual([macapa, belem]);
    expect(legs[0]!.distanceMeters).toBe(Math.round(distanceMeters(macapa, belem) * 1.3));
    const abroad = [
      { lat: 52.52, lng: 13.4 },
      { lat: 48.14, lng: 11.58 },
    ];
    expect((await estimatedWay(abroad)).line).toEqual(abroad);
  });

  it('goes through every point in order, with a leg from each to the next', async () => {
    const names = ['AR Rosario', 'AR Mendoza', 'CL Santiago', 'CL Valparaíso'];
    const points = await Promise.all(names.map(place));
    const { line, legs } = await estimatedWay(points);
    const at = points.map((point) => line.findIndex(({ lat, lng }) => lat === point.lat && lng === point.lng));
    expect(at[0]).toBe(0);
    expect(at.at(-1)).toBe(line.length - 1);
    expect([...at].sort((one, other) => one - other)).toEqual(at);
    expect(legs).toHaveLength(3);
    const crossing = { lat: -32.826, lng: -70.092 };
    expect(line).toContainEqual(crossing);
    for (const [nth, leg] of legs.entries()) {
      expect(leg.distanceMeters).toBe((await estimatedWay([points[nth]!, points[nth + 1]!])).legs[0]!.distanceMeters);
      // 60 km/h.
      expect(Math.abs(leg.durationSeconds - (leg.distanceMeters / 60_000) * 3600)).toBeLessThan(1);
    }
  });

  it('is the same there and back', async () => {
    const there = await kmBetween('BR Santos', 'BR Cuiabá');
    expect(Math.abs(there - (await kmBetween('BR Cuiabá', 'BR Santos')))).toBeLessThan(0.01);
  });

  it('inside a town is the straight line with a surcharge, and nothing for one place twice', async () => {
    const [here, there] = [
      { lat: -23.55, lng: -46.63 },
      { lat: -23.6, lng: -46.7 },
    ];
    const { line, legs } = await estimatedWay([here, there, there]);
    expect(line).toEqual([here, there, there]);
    expect(legs).toEqual([
      expect.objectContaining({ distanceMeters: Math.round(distanceMeters(here, there) * 1.3) }),
      { distanceMeters: 0, durationSeconds: 0 },
    ]);
  });
});
