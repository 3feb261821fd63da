import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { useHistory } from '#ui/store/use-history.ts';
import { useUndoKeys } from '#ui/store/use-undo-keys.ts';
import {
  checkpointsAlong,
  fencesAlong,
  largeFence as LARGE,
  pathPlaces,
  paths,
  windingWay,
} from './gallery-samples/lines.ts';
import type { DrawnShape } from './geometry/shape.ts';
import { LineTools } from './line-editing/line-tools.tsx';
import { LineStrip } from './line-strip/line-strip.tsx';
import type { StripMark } from './line-strip/strip-layout.ts';
import { CHECKPOINT_KINDS, type LegendEntry, LINE_TOOLS, type LineTool, PLACE_KINDS } from './map-props.ts';
import { MapView } from './map-view.tsx';

const NO_LINE: readonly Position[] = [];
const AROUND: readonly Position[] = [
  { lat: -17.4, lng: -63.6 },
  { lat: -18.2, lng: -62.8 },
  { lat: -17.8, lng: -63.2 },
];
const PATH_LEGEND: readonly LegendEntry[] = [
  { mark: { kind: 'planned' } },
  { mark: { kind: 'planned', estimate: true } },
  { mark: { kind: 'planned', quiet: true } },
  { mark: { kind: 'driven' } },
  { mark: { kind: 'corridor' } },
  ...PLACE_KINDS.slice(5).map((kind) => ({ mark: { kind } })),
];

function Paths(): ReactNode {
  const [chosen, setChosen] = useState('');
  return (
    <Stack gap="xs">
      <MapView
        size="lg"
        label="Caminhos de uma rota"
        country="BO"
        routes={paths}
        places={pathPlaces}
        legend={PATH_LEGEND}
        selected={chosen}
        onSelect={setChosen}
      />
      <output data-testid="chosen">{chosen}</output>
    </Stack>
  );
}

function Editor({ initial, label }: { readonly initial: readonly Position[]; readonly label: string }): ReactNode {
  const history = useHistory(initial);
  useUndoKeys(history);
  const [tool, setTool] = useState<LineTool>(initial.length > 0 ? 'move' : 'draw');
  const [others, setOthers] = useState<readonly (readonly Position[])[]>([]);
  const line = history.present;
  const routes = useMemo(
    () => others.map((path, i) => ({ id: String(i), kind: 'planned' as const, path, quiet: true })),
    [others],
  );
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <LineTools tools={LINE_TOOLS} tool={tool} onTool={setTool} history={history} />
        <Button variant="default" onClick={() => history.set(line.toReversed())}>
          Inverter
        </Button>
      </Group>
      <MapView
        size="lg"
        label={label}
        country="BO"
        frame={initial.length > 0 ? initial : AROUND}
        routes={routes}
        lineEditing={{
          line,
          onChange: history.set,
          tool,
          snapTo: others,
          onSplit: (index) => {
            setOthers([...others, line.slice(index)]);
            history.set(line.slice(0, index + 1));
          },
          onDrawEnd: () => setTool('move'),
        }}
      />
      <output data-testid="line">
        {line.length}:{' '}
        {line
          .map(({ lat, lng }) => `${lat.toFixed(4)} ${lng.toFixed(4)}`)
          .slice(0, 5)
          .join(', ')}
      </output>
    </Stack>
  );
}

/** The strip points at the map, and the map at the strip. */
function Strip(): ReactNode {
  const [meters, setMeters] = useState<number | null>(null);
  const [chosen, setChosen] = useState('');
  const at = meters === null ? null : WAY[Math.round((meters / WAY_METERS) * (WAY.length - 1))]!;
  return (
    <Stack gap="xs">
      <MapView
        size="md"
        label="Caminho"
        country="BO"
        routes={WAY_ROUTES}
        highlight={at}
        onHover={(pointed, isNear) => setMeters(pointed && isNear ? metersOf(pointed) : null)}
      />
      <LineStrip
        meters={WAY_METERS}
        marks={WAY_MARKS}
        hours={(along) => expectedHour(along)}
        highlight={meters}
        onPoint={setMeters}
        onSelect={setChosen}
        selected={chosen}
      />
      <output data-testid="chosen">{chosen}</output>
    </Stack>
  );
}

const WAY = windingWay(900, 400);
const WAY_METERS = 899 * 400;
const WAY_ROUTES = [{ id: 'way', kind: 'planned' as const, path: WAY }];
const WAY_MARKS: readonly StripMark[] = [
  { id: 'load', kind: 'load', meters: 0, label: 'Silo Norte' },
  ...Array.from({ length: 16 }, (_, i) => ({
    id: `mark-${i}`,
    kind: CHECKPOINT_KINDS[i % CHECKPOINT_KINDS.length]!,
    meters: ((i * 61_000) % WAY_METERS) + 400 * i,
    label: `Ponto de controle ${i + 1}`,
  })),
  { id: 'unload', kind: 'unload', meters: WAY_METERS, label: 'Puerto Sur' },
];
/** At 60 km/h from six in the morning on. */
const expectedHour = (along: number) => {
  const minutes = 360 + Math.round(along / 1_000);
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
const metersOf = (at: Position) => {
  const away = WAY.map((one) => distanceMeters(one, at));
  return away.indexOf(Math.min(...away)) * 400;
};

const DrawnLine = () => <Editor initial={NO_LINE} label="Linha desenhada" />;
const LONG = windingWay(10_000);
const LongLine = () => <Editor initial={LONG} label="Linha de dez mil pontos" />;

/** As heavy as an editor gets: a long line, many fences and many places. */
function Heavy(): ReactNode {
  const [line, setLine] = useState<readonly Position[]>(LONG);
  const fences = useMemo(() => fencesAlong(LONG, 300), []);
  const places = useMemo(() => checkpointsAlong(LONG, 500), []);
  const [fence, setFence] = useState('');
  const [place, setPlace] = useState('');
  const areas = useMemo(() => fences.map((one) => ({ ...one, selected: one.id === fence })), [fences, fence]);
  return (
    <Stack gap="xs">
      <MapView
        size="lg"
        label="Trezentas geocercas"
        country="BO"
        areas={areas}
        places={places}
        selected={place}
        onSelect={setPlace}
        onSelectArea={setFence}
        lineEditing={{ line, onChange: setLine, tool: 'move' }}
      />
      <output data-testid="chosen">{`${fence} ${place}`.trim()}</output>
    </Stack>
  );
}

function LargeFence(): ReactNode {
  const [shapes, setShapes] = useState<readonly DrawnShape[]>([LARGE]);
  const corners = shapes.map((shape) => (shape.kind === 'polygon' ? shape.ring.length - 1 : 0));
  return (
    <Stack gap="xs">
      <MapView
        size="lg"
        label="Geocerca de dois mil cantos"
        country="BO"
        drawing={{ tools: ['polygon', 'circle'], shapes, onChange: setShapes }}
      />
      <output data-testid="corners">{corners.join(', ')}</output>
    </Stack>
  );
}

const page: GalleryPage = {
  title: 'Map editing',
  sections: [
    { id: 'map-paths', title: 'Paths of a route: usual with corridor, other, estimate, driven', Component: Paths },
    { id: 'map-line', title: 'Drawing and editing a line', Component: DrawnLine },
    { id: 'map-long-line', title: 'Editing a line of 10,000 points', Component: LongLine },
    { id: 'map-strip', title: 'A way as a strip under the map', Component: Strip },
    { id: 'map-large-fence', title: 'A fence of 2,000 corners', Component: LargeFence },
    { id: 'map-heavy', title: '10,000 points, 300 fences, 500 places', Component: Heavy },
  ],
};
export default page;
