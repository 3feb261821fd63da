import { Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { windingWay } from '#ui/map/gallery-samples/lines.ts';
import type { RouteLine } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import type { TruckMark } from '#ui/map/truck-mark.ts';
import { ReplayBar } from './replay-bar.tsx';
import type { ReplayEvent, ReplayRate } from './replay-props.ts';
import { type Track, trackAt } from './track-at.ts';

const MINUTE = 60_000;
const START = Date.UTC(2025, 2, 12, 9, 0);
const FIXES = 720;
const STEP = MINUTE / 2;
const END = START + (FIXES - 1) * STEP;
const GAP = { from: START + 300 * STEP, to: START + 360 * STEP };

/** A day on the road: two rests, a tunnel without signal, and a driver who is sometimes too fast. */
const kmhAt = (i: number) => {
  if ((i > 160 && i < 200) || (i > 500 && i < 540)) return 0;
  return Math.round(62 + 18 * Math.sin(i / 23) + 9 * Math.sin(i / 5));
};
const WAY = windingWay(FIXES, 500);
const KEPT = Array.from({ length: FIXES }, (_, i) => i).filter((i) => i <= 300 || i >= 360);
const TRACK: Track = {
  at: KEPT.map((i) => START + i * STEP),
  lat: KEPT.map((i) => WAY[i]!.lat),
  lng: KEPT.map((i) => WAY[i]!.lng),
  kmh: KEPT.map(kmhAt),
};
const SPEEDS = TRACK.at.map((at, i) => ({ at, kmh: TRACK.kmh[i]! }));
const EVENTS: readonly ReplayEvent[] = [
  { id: '1', at: START + 80 * STEP, kind: 'checkpoint', tone: 'info', label: 'Pedágio de Yapacaní' },
  { id: '2', at: START + 161 * STEP, kind: 'stop', tone: 'neutral', label: 'Parada de 20 min' },
  { id: '3', at: START + 240 * STEP, kind: 'alert', tone: 'danger', label: 'Excesso de velocidade' },
  { id: '4', at: START + 420 * STEP, kind: 'checkpoint', tone: 'success', label: 'Posto fiscal' },
  { id: '5', at: START + 501 * STEP, kind: 'stop', tone: 'neutral', label: 'Parada de 20 min' },
  { id: '6', at: START + 640 * STEP, kind: 'alert', tone: 'warning', label: 'Desvio de rota' },
];
const ROUTES: readonly RouteLine[] = [
  { id: 'before', kind: 'driven', path: WAY.slice(0, 301) },
  { id: 'gap', kind: 'driven', path: [WAY[300]!, WAY[360]!], gap: true },
  { id: 'after', kind: 'driven', path: WAY.slice(360) },
];
const FORMAT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/La_Paz',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const showTime = (at: number) => FORMAT.format(at).replace(',', '');

function Replay(): ReactNode {
  const [at, setAt] = useState(START);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState<ReplayRate>(60);
  const trucks = useMemo(() => {
    const point = trackAt(TRACK, at, [GAP]);
    const mark: TruckMark | null = point && {
      id: 'truck',
      at: point.at,
      heading: point.heading,
      tone: point.heading === null ? 'neutral' : 'active',
      label: '2000-XYZ',
    };
    return mark ? [mark] : [];
  }, [at]);
  return (
    <Stack gap="xs">
      <MapView
        size="md"
        label="Viagem reproduzida"
        country="BO"
        routes={ROUTES}
        trucks={trucks}
        legend={[{ mark: { kind: 'driven' } }, { mark: { kind: 'driven', gap: true } }]}
      />
      <ReplayBar
        label="Reprodução da viagem"
        from={START}
        to={END}
        at={at}
        onAt={setAt}
        playing={playing}
        onPlaying={setPlaying}
        rate={rate}
        onRate={setRate}
        speeds={SPEEDS}
        gaps={[GAP]}
        events={EVENTS}
        showTime={showTime}
      />
    </Stack>
  );
}

const page: GalleryPage = {
  title: 'Replay',
  sections: [{ id: 'replay', title: 'A trip with stops, alerts and a gap', Component: Replay }],
};
export default page;
