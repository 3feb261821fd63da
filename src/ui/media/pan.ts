export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const CENTRE: Point = { x: 0, y: 0 };

/** Keeps the picture's edges outside the stage; a picture that fits cannot be dragged. */
export function clampPan(pan: Point, picture: Size, stage: Size): Point {
  return {
    x: clampAxis(pan.x, picture.width, stage.width),
    y: clampAxis(pan.y, picture.height, stage.height),
  };
}

export function overflows(picture: Size, stage: Size): boolean {
  return picture.width > stage.width || picture.height > stage.height;
}

function clampAxis(offset: number, picture: number, stage: number): number {
  const room = Math.max(0, (picture - stage) / 2);
  // Adding zero turns −0 into 0.
  return Math.min(room, Math.max(-room, offset)) + 0;
}

/** A swipe has at least this length, and is clearly more horizontal than vertical. */
const SWIPE_LENGTH = 48;
const SWIPE_SLOPE = 1.5;

/** A swipe to the left shows the next one, like turning a page. */
export function swipeOf(from: Point, to: Point): 'next' | 'previous' | undefined {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (Math.abs(x) < SWIPE_LENGTH || Math.abs(x) < Math.abs(y) * SWIPE_SLOPE) return undefined;
  return x < 0 ? 'next' : 'previous';
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
