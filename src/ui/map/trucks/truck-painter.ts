import type { CustomLayerInterface, Map as MapLibre } from 'maplibre-gl';
import { SpriteAtlas } from './sprite-atlas.ts';
import { SpriteBatch } from './sprite-batch.ts';
import { SpriteProgram } from './sprite-program.ts';
import type { TruckScene } from './truck-scene.ts';
import { fillSprites, type Looks } from './truck-sprites.ts';
import { viewOf } from './view.ts';

export const TRUCK_LAYER = 'trucks';

/** Draws the trucks of a scene in a layer of the map: one call a frame, and new sprites only when something changed. */
export class TruckPainter {
  #scene: TruckScene;
  readonly #batch = new SpriteBatch();
  #looks: Looks;
  #map: MapLibre | null = null;
  #program: SpriteProgram | null = null;
  #atlas: SpriteAtlas | null = null;
  #isOutdated = true;
  #end: () => void = () => undefined;

  constructor(scene: TruckScene, looks: Looks) {
    this.#scene = scene;
    this.#looks = looks;
  }

  /** What the map takes: an object that can be copied. */
  readonly layer: CustomLayerInterface = {
    id: TRUCK_LAYER,
    type: 'custom',
    onAdd: (map, gl) => this.#begin(map, gl),
    onRemove: () => this.#remove(),
    render: (gl, { defaultProjectionData }) => this.#render(gl, defaultProjectionData.mainMatrix),
  };

  show(scene: TruckScene, looks: Looks): void {
    this.#looks = looks;
    if (scene !== this.#scene) {
      this.#scene = scene;
      this.#follow();
    }
    this.#repaint();
  }

  #begin(map: MapLibre, gl: WebGL2RenderingContext): void {
    this.#map = map;
    this.#program = new SpriteProgram(gl);
    // Letters drawn before the typeface has come would stay as they are.
    document.fonts.addEventListener('loadingdone', this.#redraw);
    this.#redraw();
    this.#follow();
  }

  /** The scene is put together again when its trucks change. */
  #follow(): void {
    this.#end();
    this.#end = this.#scene.store.subscribe(() => {
      this.#scene.invalidate();
      this.#map?.triggerRepaint();
    });
    this.#scene.invalidate();
  }

  readonly #redraw = (): void => {
    this.#atlas = null;
    this.#repaint();
  };

  #remove(): void {
    this.#end();
    document.fonts.removeEventListener('loadingdone', this.#redraw);
    this.#program?.remove();
    this.#program = null;
    this.#map = null;
  }

  #repaint(): void {
    this.#isOutdated = true;
    this.#map?.triggerRepaint();
  }

  #render(gl: WebGL2RenderingContext, world: ArrayLike<number>): void {
    if (!this.#map || !this.#program) return;
    const ratio = this.#map.getPixelRatio();
    if (this.#atlas?.ratio !== ratio) {
      this.#atlas = new SpriteAtlas(ratio);
      this.#isOutdated = true;
    }
    const atlas = this.#atlas!;
    const isNew = this.#scene.update(viewOf(this.#map));
    const { scene } = this.#scene;
    if (!scene) return;
    if (isNew || this.#isOutdated) {
      fillSprites({ batch: this.#batch, atlas }, scene, this.#scene.store, this.#looks);
      this.#program.load(this.#batch.bytes);
      if (atlas.takeChange()) this.#program.loadAtlas(atlas.canvas);
      this.#isOutdated = false;
    }
    this.#program.draw({
      matrix: movedTo(world, scene.view.centre.x, scene.view.centre.y),
      width: gl.drawingBufferWidth,
      height: gl.drawingBufferHeight,
      ratio,
      isStill: !this.#map.isMoving(),
    });
  }
}

/** The matrix for places relative to a point: so near to it, single precision is enough at any zoom. */
function movedTo(matrix: ArrayLike<number>, x: number, y: number): Float32Array {
  const moved = Float32Array.from(matrix);
  for (let row = 0; row < 4; row += 1) {
    moved[12 + row] = matrix[row]! * x + matrix[4 + row]! * y + matrix[12 + row]!;
  }
  return moved;
}
