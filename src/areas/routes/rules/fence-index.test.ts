import { expect, it } from 'vitest';
import { fenceIndex, type IndexedFence } from './fence-index.ts';
import { contains, type FenceShape } from './fence-shape.ts';
import { seededRandom } from './seeded-random.fixture.ts';

const random = seededRandom(20);
const spot = () => ({ lat: -19 + random() * 4, lng: -65 + random() * 4 });

function anyShape(): FenceShape {
  const centre = spot();
  const size = 0.02 + random() * 0.3;
  const kind = Math.floor(random() * 3);
  if (kind === 0) return { kind: 'circle', centre, radiusMeters: size * 100_000 };
  if (kind === 1) return { kind: 'corridor', line: [centre, spot(), spot()], halfWidthMeters: size * 10_000 };
  const corner = (angle: number) => ({
    lat: centre.lat + Math.sin(angle) * size,
    lng: centre.lng + Math.cos(angle) * size * (0.4 + random() * 0.6),
  });
  return { kind: 'polygon', rings: [Array.from({ length: 12 }, (_, at) => corner((at * Math.PI) / 6))] };
}

it('finds the fences around a position, as if each had been asked, in their order', () => {
  const fences: IndexedFence[] = Array.from({ length: 200 }, (_, at) => ({ id: `fence ${at}`, shape: anyShape() }));
  const index = fenceIndex(fences);
  let found = 0;
  for (let trial = 0; trial < 150; trial += 1) {
    const at = spot();
    const around = fences.filter(({ shape }) => contains(shape, at)).map(({ id }) => id);
    expect(index.around(at)).toEqual(around);
    found += around.length;
  }
  expect(found).toBeGreaterThan(100);
});

it('finds nothing where there are no fences', () => {
  expect(fenceIndex([])).toMatchObject({ size: 0 });
  expect(fenceIndex([]).around(spot())).toEqual([]);
});
