import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { travel } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { windingWay } from './gallery-samples/lines.ts';
import { liveTrucks } from './gallery-samples/live-trucks.ts';
import type { LegendEntry, RouteLine, Trail } from './map-props.ts';
import { MapView } from './map-view.tsx';
import type { TruckMark } from './truck-mark.ts';
import { TruckStore } from './truck-store.ts';

const LEGEND: readonly LegendEntry[] = [
  { mark: { kind: 'truck', tone: 'active' }, label: 'Em movimento' },
  { mark: { kind: 'truck', tone: 'neutral' }, label: 'Parado' },
  { mark: { kind: 'truck', tone: 'active', freshness: 'late' } },
  { mark: { kind: 'truck', tone: 'active', freshness: 'silent' } },
  { mark: { kind: 'truck', tone: 'danger', alert: true } },
];

const MANY = 5_000;
const SECOND_MS = 1_000;

/** As many trucks as a control room watches, all of them moving every second. */
function Live({ frame }: { readonly frame?: readonly Position[] }): ReactNode {
  const [store] = useState(() => new TruckStore(liveTrucks(MANY, 0)));
  const [isMoving, setMoving] = useState(true);
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => {
    if (!isMoving) return;
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      store.patch(liveTrucks(MANY, seconds));
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [store, isMoving]);
  return (
    <Stack gap="xs">
      <MapView
        size="lg"
        label="Cinco mil caminhões"
        country="BR"
        {...(frame && { frame })}
        truckStore={store}
        legend={LEGEND}
        selected={selected}
        onSelect={setSelected}
        onPick={() => setSelected(null)}
      />
      <Group>
        <Button variant="default" onClick={() => setMoving(!isMoving)}>
          {isMoving ? 'Parar' : 'Continuar'}
        </Button>
        <output data-testid="chosen">{selected}</output>
      </Group>
    </Stack>
  );
}

/** Around São Paulo, where trucks have their plates. */
const NEAR: readonly Position[] = [
  { lat: -23.2, lng: -47.3 },
  { lat: -23.2, lng: -46.1 },
  { lat: -23.9, lng: -46.7 },
];
const Near = () => <Live frame={NEAR} />;

const WHOLE: readonly Position[] = [
  { lat: -14, lng: -69 },
  { lat: -36, lng: -60 },
  { lat: -20, lng: -41 },
];
const bare = (frame: readonly Position[]) => () => (
  <MapView size="lg" label="Mapa sem caminhões" country="BR" frame={frame} legend={LEGEND} />
);

const WAY = windingWay(240, 1_000);
const NORTH: Position = { lat: -16.45, lng: -67.9 };
const FRESHNESS = ['live', 'late', 'silent'] as const;

/** Every look of a truck, beside each other. */
const LOOKS: readonly TruckMark[] = FRESHNESS.flatMap((freshness, row) =>
  [null, 45, 200].flatMap((heading, column) =>
    [false, true].map((alert, i) => ({
      id: `${freshness}-${column}-${i}`,
      at: { lat: NORTH.lat - row * 0.22, lng: NORTH.lng + (2 * column + i) * 0.22 },
      heading,
      tone: alert ? 'danger' : heading === null ? 'neutral' : 'active',
      label: `${1000 + row * 100 + column * 10 + i}-ABC`,
      freshness,
      alert,
    })),
  ),
);
const DRIVER: TruckMark = {
  id: 'driver',
  at: WAY[120]!,
  heading: 115,
  tone: 'info',
  label: '2000-XYZ',
};
const TRAILS: readonly Trail[] = [{ id: 'driver', path: WAY.slice(90, 121), tone: 'info' }];
const ROUTES: readonly RouteLine[] = [
  { id: 'planned', kind: 'planned', path: WAY.slice(120) },
  { id: 'driven', kind: 'driven', path: WAY.slice(0, 40) },
  { id: 'gap', kind: 'driven', path: [WAY[39]!, WAY[60]!], gap: true },
  { id: 'driven-on', kind: 'driven', path: WAY.slice(60, 91) },
];
const LOOK_LEGEND: readonly LegendEntry[] = [
  ...LEGEND,
  { mark: { kind: 'driven' } },
  { mark: { kind: 'driven', gap: true } },
  { mark: { kind: 'planned' } },
];
const STEP_METERS = 6_000;

function Looks(): ReactNode {
  const [store] = useState(() => new TruckStore([...LOOKS, DRIVER]));
  const [selected, setSelected] = useState<string | null>(null);
  const [follow, setFollow] = useState<string | null>(null);
  const drive = () => {
    const truck = store.get(DRIVER.id);
    if (truck) store.patch([{ ...truck, at: travel(truck.at, STEP_METERS, 115) }]);
  };
  return (
    <Stack gap="xs">
      <MapView
        size="lg"
        label="Sinais dos caminhões"
        country="BO"
        truckStore={store}
        trails={TRAILS}
        routes={ROUTES}
        legend={LOOK_LEGEND}
        selected={selected}
        onSelect={setSelected}
        onPick={() => setSelected(null)}
        follow={follow}
        onFollowEnd={() => setFollow(null)}
      />
      <Group>
        <Button variant="default" onClick={drive}>
          Avançar
        </Button>
        <Button variant="default" aria-pressed={follow !== null} onClick={() => setFollow(DRIVER.id)}>
          Seguir
        </Button>
        <Button variant="default" onClick={() => store.patch([], [DRIVER.id])}>
          Remover
        </Button>
        <output data-testid="chosen">{selected}</output>
      </Group>
    </Stack>
  );
}

const page: GalleryPage = {
  title: 'Live map',
  sections: [
    { id: 'map-live', title: '5,000 trucks that move every second', Component: Live },
    { id: 'map-live-near', title: 'The same from near by', Component: Near },
    { id: 'map-live-empty', title: 'The same map without trucks', Component: bare(WHOLE) },
    { id: 'map-live-empty-near', title: 'Without trucks, from near by', Component: bare(NEAR) },
    { id: 'map-looks', title: 'Looks of trucks, a trail, a driven way with a gap', Component: Looks },
  ],
};
export default page;
