import type { Tone } from '#kernel/tone.ts';
import { TONE_NAMES } from '#kernel/tone.ts';
import { clusterColors, MAP_COLORS, type Mode, markColors } from '#ui/theme/map-colors.ts';
import { type Spot, worldPixels } from '../geometry/mercator.ts';
import type { TruckSource } from '../map-props.ts';
import type { TruckMark } from '../truck-mark.ts';
import { LabelRoom } from './label-room.ts';
import type { SpriteAtlas } from './sprite-atlas.ts';
import { CLEAR, type Ink, inkOf, type SpriteBatch } from './sprite-batch.ts';
import type { Scene, SceneCluster } from './truck-scene.ts';

export interface Looks {
  readonly mode: Mode;
  /** The number on a cluster, as the reader's country writes it. */
  readonly showCount: (count: number) => string;
}

/** From this zoom on trucks have their plate below them. */
export const LABELS_FROM = 8;
const LABEL_SIZE = 12;
const LABEL_DOWN = 28;
/** Below the ring. */
const ALERT_LABEL_DOWN = 34;
const LABEL_HEIGHT = 14;
const COUNT_SIZE = 14;
/** Of a truck, what no label may cover: less than its picture, which is round. */
const MARK_SIZE = 26;
/** What is late is paler, but still easy to see. */
const LATE = 0.85;

interface Inks {
  readonly body: Readonly<Record<Tone, Ink>>;
  readonly lateBody: Readonly<Record<Tone, Ink>>;
  readonly card: Ink;
  readonly danger: Ink;
}

function inksOf(mode: Mode): Inks {
  const tones = (alpha?: number) =>
    Object.fromEntries(TONE_NAMES.map((tone) => [tone, inkOf(markColors(mode, tone).body, alpha)])) as Record<
      Tone,
      Ink
    >;
  return {
    body: tones(),
    lateBody: tones(LATE),
    card: inkOf(markColors(mode, 'neutral').glyph),
    danger: inkOf(markColors(mode, 'danger').body),
  };
}

interface Drawing {
  readonly batch: SpriteBatch;
  readonly atlas: SpriteAtlas;
}

/** Fills a batch with what a scene shows, relative to the centre of its view. */
export function fillSprites({ batch, atlas }: Drawing, scene: Scene, store: TruckSource, { mode, showCount }: Looks) {
  const inks = inksOf(mode);
  const { x: left, y: top } = scene.view.centre;
  const { xs, ys } = store.spots;
  const placeOf = (slot: number): Spot => ({ x: xs[slot]! - left, y: ys[slot]! - top });
  batch.clear();
  for (const slot of scene.trucks) addTruck({ batch, atlas }, store.marks[slot]!, placeOf(slot), inks);
  if (scene.view.zoom >= LABELS_FROM) addLabels({ batch, atlas }, scene, store, placeOf, mode);
  for (const cluster of scene.clusters) {
    const place = { x: cluster.x - left, y: cluster.y - top };
    addCluster({ batch, atlas }, cluster, place, mode, showCount(cluster.count));
  }
}

function addTruck({ batch, atlas }: Drawing, mark: TruckMark, place: Spot, inks: Inks): void {
  const { tone, heading, freshness = 'live', alert } = mark;
  const isLive = freshness === 'live';
  const full = isLive ? inks.body[tone] : inks.lateBody[tone];
  const [body, edge] = isLive ? [full, inks.card] : [inks.card, full];
  const { scale } = atlas;
  if (alert) batch.add(place, atlas.shape('ring'), scale, inks.card, inks.danger);
  if (freshness === 'silent') batch.add(place, atlas.shape('dashed'), scale, body, edge);
  else if (heading === null) batch.add(place, atlas.shape('disc'), scale, body, edge);
  else batch.add({ ...place, turn: (heading * Math.PI) / 180 }, atlas.shape('drop'), scale, body, edge);
  batch.add(place, atlas.shape('truck'), scale, body, edge);
}

function addCluster(drawing: Drawing, cluster: SceneCluster, place: Spot, mode: Mode, count: string): void {
  const { batch, atlas } = drawing;
  const colors = clusterColors(mode);
  const { ring, text } = cluster.hasDanger ? colors.danger : colors.calm;
  batch.add(place, atlas.disc(cluster.radius), atlas.scale, inkOf(colors.body), inkOf(ring));
  write(drawing, count, place, { size: COUNT_SIZE, down: 0, ink: inkOf(text) });
}

/** The plates of those trucks first that are drawn last, because they matter most. */
function addLabels(drawing: Drawing, scene: Scene, store: TruckSource, placeOf: (slot: number) => Spot, mode: Mode) {
  const { view, trucks } = scene;
  const pixels = worldPixels(view.zoom);
  const room = new LabelRoom(3 * view.width, 3 * view.height);
  const onScreen = (slot: number) => {
    const { x, y } = placeOf(slot);
    return { x: x * pixels + 1.5 * view.width, y: y * pixels + 1.5 * view.height };
  };
  for (const slot of trucks) {
    const { x, y } = onScreen(slot);
    room.take({ left: x - MARK_SIZE / 2, top: y - MARK_SIZE / 2, width: MARK_SIZE, height: MARK_SIZE });
  }
  const { label, land } = MAP_COLORS[mode];
  const [ink, halo] = [inkOf(label), inkOf(land)];
  for (const slot of trucks.toReversed()) {
    const { label: text, alert } = store.marks[slot]!;
    const down = alert ? ALERT_LABEL_DOWN : LABEL_DOWN;
    const { x, y } = onScreen(slot);
    const width = widthOf(drawing.atlas, text, LABEL_SIZE);
    const box = { left: x - width / 2, top: y + down - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
    if (!room.isFree(box)) continue;
    room.take(box);
    write(drawing, text, placeOf(slot), { size: LABEL_SIZE, down, ink, halo });
  }
}

interface Writing {
  readonly size: number;
  readonly down: number;
  readonly ink: Ink;
  readonly halo?: Ink;
}

/** Halos first: that of a letter must not cover its neighbour. */
function write({ batch, atlas }: Drawing, text: string, place: Spot, { size, down, ink, halo }: Writing): void {
  const letters = [...text].map((letter) => atlas.letter(letter, size));
  const start = -widthOf(atlas, text, size) / 2;
  const each = (draw: (letter: (typeof letters)[number], aside: number) => void) => {
    let aside = start;
    for (const letter of letters) {
      draw(letter, Math.round((aside + letter.advance / 2) * atlas.scale) / atlas.scale);
      aside += letter.advance;
    }
  };
  if (halo !== undefined)
    each((letter, aside) => batch.add({ ...place, aside, down }, letter.halo, atlas.scale, CLEAR, halo));
  each((letter, aside) => batch.add({ ...place, aside, down }, letter.body, atlas.scale, ink, CLEAR));
}

const widthOf = (atlas: SpriteAtlas, text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + atlas.letter(letter, size).advance, 0);
