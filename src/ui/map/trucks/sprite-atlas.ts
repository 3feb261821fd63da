import { TRUCK_SHAPES } from '../markers/truck-shapes.ts';
import type { Cell } from './sprite-batch.ts';

/** Pixels of a side, before the ratio of the screen. */
const SIDE = 768;
const GAP = 1;
/** Where the body of a sprite is, and where its edge: the colours come later. */
const BODY = '#ff0000';
const EDGE = '#00ff00';
const FAMILY = "Inter, system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const HALO = 3.2;
const LINE_HEIGHT = 1.5;
/** Half the height of a capital letter, of the size of the type. */
const CAPITAL_HALF = 0.36;
const DISC_EDGE = 3;

export interface Letter {
  readonly body: Cell;
  readonly halo: Cell;
  /** Pixels to the next letter. */
  readonly advance: number;
}

type Shape = 'disc' | 'drop' | 'dashed' | 'truck' | 'ring';

/** The pictures all sprites are cut from: parts of trucks, discs of clusters, letters. Drawn when first needed. */
export class SpriteAtlas {
  readonly canvas = document.createElement('canvas');
  /** Of the screen it was made for. */
  readonly ratio: number;
  /** Texels of a pixel. */
  readonly scale: number;
  readonly #context: CanvasRenderingContext2D;
  readonly #shapes = new Map<string, Cell>();
  readonly #letters = new Map<string, Letter>();
  #left = 0;
  #top = 0;
  #rowHeight = 0;
  #isChanged = true;

  constructor(ratio: number) {
    this.ratio = ratio;
    this.scale = Math.min(Math.max(ratio, 1), 3);
    this.canvas.width = Math.ceil(SIDE * this.scale);
    this.canvas.height = this.canvas.width;
    this.#context = this.canvas.getContext('2d', { willReadFrequently: true })!;
  }

  /** Whether something was drawn since the last time. */
  takeChange(): boolean {
    const isChanged = this.#isChanged;
    this.#isChanged = false;
    return isChanged;
  }

  shape(name: Shape): Cell {
    return this.#kept(name, TRUCK_SHAPES[name].side, (context) => TRUCK_SHAPES[name].paint(context, BODY, EDGE));
  }

  /** A disc with an edge around it. */
  disc(radius: number): Cell {
    const half = radius + DISC_EDGE + GAP;
    return this.#kept(`disc ${radius}`, 2 * half, (context) => {
      context.fillStyle = EDGE;
      fillCircle(context, half, radius + DISC_EDGE);
      context.fillStyle = BODY;
      fillCircle(context, half, radius);
    });
  }

  letter(letter: string, size: number): Letter {
    const key = `${size} ${letter}`;
    const known = this.#letters.get(key);
    if (known) return known;
    const font = `700 ${size}px ${FAMILY}`;
    // Whole pixels between letters would leave uneven gaps.
    Object.assign(this.#context, { font, textRendering: 'geometricPrecision' });
    const advance = this.#context.measureText(letter).width;
    const width = 2 * Math.ceil(advance / 2 + HALO);
    const height = 2 * Math.ceil((size * LINE_HEIGHT) / 2);
    // Capitals and digits are in the middle, not the box of the typeface.
    const baseline = height / 2 + size * CAPITAL_HALF;
    const draw = (paint: (context: CanvasRenderingContext2D) => void) =>
      this.#draw(width, height, (context) => {
        Object.assign(context, { font, textAlign: 'center', textBaseline: 'alphabetic', lineJoin: 'round' });
        paint(context);
      });
    const made = {
      advance,
      body: draw((context) => {
        context.fillStyle = BODY;
        context.fillText(letter, width / 2, baseline);
      }),
      halo: draw((context) => {
        context.strokeStyle = EDGE;
        context.lineWidth = HALO;
        context.strokeText(letter, width / 2, baseline);
      }),
    };
    this.#letters.set(key, made);
    return made;
  }

  #kept(key: string, side: number, paint: (context: CanvasRenderingContext2D) => void): Cell {
    const known = this.#shapes.get(key);
    if (known) return known;
    const cell = this.#draw(side, side, paint);
    this.#shapes.set(key, cell);
    return cell;
  }

  /** In rows from the top; where there is no more room, what is drawn stays empty. */
  #draw(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): Cell {
    const [wide, high] = [Math.ceil(width * this.scale), Math.ceil(height * this.scale)];
    if (this.#left + wide > this.canvas.width) {
      this.#left = 0;
      this.#top += this.#rowHeight + GAP;
      this.#rowHeight = 0;
    }
    const cell = { left: this.#left, top: this.#top, width: wide, height: high };
    this.#left += wide + GAP;
    this.#rowHeight = Math.max(this.#rowHeight, high);
    this.#isChanged = true;
    const context = this.#context;
    context.save();
    context.beginPath();
    context.rect(cell.left, cell.top, wide, high);
    context.clip();
    context.translate(cell.left, cell.top);
    context.scale(this.scale, this.scale);
    paint(context);
    context.restore();
    return cell;
  }
}

function fillCircle(context: CanvasRenderingContext2D, middle: number, radius: number): void {
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fill();
}
