import { type Spot, spotOf, worldPixels } from '../geometry/mercator.ts';
import { zoomStep } from './clusters.ts';

/** What the map shows. */
export interface View {
  readonly centre: Spot;
  readonly zoom: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Of the view, from its centre to the edge of what is drawn. */
const DRAWN = 1.5;
/** As far as clusters are complete: at the edge of what is drawn, some of their trucks are left out. */
const COMPLETE = 1.3;

interface Camera {
  readonly getCenter: () => { readonly lat: number; readonly lng: number };
  readonly getZoom: () => number;
  readonly getPixelRatio: () => number;
  readonly getCanvas: () => { readonly width: number; readonly height: number };
}

/** The size is that of the canvas: asking an element for its own would lay out the page, in every frame. */
export function viewOf(map: Camera): View {
  const [{ width, height }, ratio] = [map.getCanvas(), map.getPixelRatio()];
  return { centre: spotOf(map.getCenter()), zoom: map.getZoom(), width: width / ratio, height: height / ratio };
}

/** Whether a point is on the screen. */
export const isSeen = (view: View, { x, y }: Spot): boolean => isWithin(view, x, y, 0.5);

/** Whether a point is in the view, or in as much again around it. */
export const isNear = (view: View, x: number, y: number): boolean => isWithin(view, x, y, DRAWN);

function isWithin({ centre, zoom, width, height }: View, x: number, y: number, share: number): boolean {
  const pixels = worldPixels(zoom);
  return Math.abs(x - centre.x) * pixels <= width * share && Math.abs(y - centre.y) * pixels <= height * share;
}

/** Whether what was drawn around one view covers another one, at the same step of the zoom. */
export function isEnoughFor(made: View, now: View): boolean {
  const isSameScale = zoomStep(made.zoom) === zoomStep(now.zoom);
  if (!isSameScale || made.width !== now.width || made.height !== now.height) return false;
  const [pixels, shrunk] = [worldPixels(made.zoom), 2 ** (made.zoom - now.zoom)];
  const aside = Math.abs(now.centre.x - made.centre.x) * pixels;
  const above = Math.abs(now.centre.y - made.centre.y) * pixels;
  return (
    aside + (now.width * shrunk) / 2 <= COMPLETE * made.width &&
    above + (now.height * shrunk) / 2 <= COMPLETE * made.height
  );
}
