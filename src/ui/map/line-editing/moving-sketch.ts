import type { Map as MapLibre } from 'maplibre-gl';
import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';
import { EDITED_LINE } from '../canvas/route-layer.tsx';
import { APART, MIDDLES, pieceId } from './edited-line.tsx';
import classes from './moving-sketch.module.css';

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 7;

/** What moves: a few lines, and the point under the pointer. */
export interface Sketch {
  readonly lines: readonly (readonly Position[])[];
  readonly point: Position;
  /** The point is held by another line. */
  readonly isSnapped: boolean;
}

/**
 * Drawn over the map while something is dragged or drawn, so that neither the line nor anything else on the map is
 * drawn again in every frame.
 */
export class MovingSketch {
  readonly #map: MapLibre;
  readonly #root = document.createElementNS(SVG, 'svg');
  readonly #casing = document.createElementNS(SVG, 'path');
  readonly #line = document.createElementNS(SVG, 'path');
  readonly #point = document.createElementNS(SVG, 'circle');
  #shown: Sketch | null = null;
  #frame = 0;

  constructor(map: MapLibre) {
    this.#map = map;
    this.#root.classList.add(classes.sketch!);
    this.#root.setAttribute('aria-hidden', 'true');
    this.#casing.classList.add(classes.casing!);
    this.#line.classList.add(classes.line!);
    this.#point.classList.add(classes.point!);
    this.#point.setAttribute('r', String(RADIUS));
    this.#root.append(this.#casing, this.#line, this.#point);
    map.getCanvasContainer().append(this.#root);
    map.on('move', this.#drawSoon);
  }

  set tone(tone: Tone) {
    this.#root.style.setProperty('--sketch-color', `var(--tone-${tone}-line)`);
  }

  /** Takes the pieces out of the drawn line; they are drawn here instead. */
  takeApart(pieces: readonly number[]): void {
    this.#map.off('idle', this.clear);
    this.#join();
    for (const piece of pieces)
      this.#map.setFeatureState({ source: EDITED_LINE, id: pieceId(piece) }, { [APART]: true });
    this.#map.setLayoutProperty(MIDDLES, 'visibility', 'none');
  }

  show(sketch: Sketch): void {
    this.#shown = sketch;
    this.#drawSoon();
  }

  /** Stays until the map has drawn the changed line, so that nothing flickers. */
  readonly settle = (): void => {
    this.#map.once('idle', this.clear);
    this.#map.triggerRepaint();
  };

  readonly clear = (): void => {
    this.#shown = null;
    this.#join();
    this.#draw();
  };

  remove(): void {
    cancelAnimationFrame(this.#frame);
    this.#map.off('move', this.#drawSoon);
    this.#map.off('idle', this.clear);
    this.#root.remove();
  }

  #join(): void {
    if (this.#map.getSource(EDITED_LINE)) this.#map.removeFeatureState({ source: EDITED_LINE });
    if (this.#map.getLayer(MIDDLES)) this.#map.setLayoutProperty(MIDDLES, 'visibility', 'visible');
  }

  readonly #drawSoon = (): void => {
    if (!this.#shown || this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(this.#draw);
  };

  readonly #draw = (): void => {
    this.#frame = 0;
    const shown = this.#shown;
    this.#root.toggleAttribute('data-shown', shown !== null);
    if (!shown) return;
    const path = shown.lines.map((line) => `M${line.map((at) => this.#pixels(at)).join('L')}`).join('');
    this.#casing.setAttribute('d', path);
    this.#line.setAttribute('d', path);
    const [x, y] = this.#pixels(shown.point);
    this.#point.setAttribute('cx', String(x));
    this.#point.setAttribute('cy', String(y));
    this.#point.toggleAttribute('data-snapped', shown.isSnapped);
  };

  #pixels({ lng, lat }: Position): readonly [number, number] {
    const { x, y } = this.#map.project([lng, lat]);
    return [x, y];
  }
}
