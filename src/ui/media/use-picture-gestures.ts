import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CENTRE, clampPan, distance, overflows, type Point, type Size, swipeOf } from './pan.ts';
import { pinchZoom, wheelSteps, zoomBy } from './zoom.ts';

interface GestureOptions {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onSwipe: (to: 'next' | 'previous') => void;
}

type Handler = (event: PointerEvent<HTMLDivElement>) => void;

interface PictureGestures {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly pan: Point;
  readonly canPan: boolean;
  readonly handlers: Readonly<Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>>;
}

interface Grip {
  readonly from: Point;
  readonly pan: Point;
  readonly zoom: number;
  /** Distance between two fingers; absent for one. */
  readonly spread?: number;
}

const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * Wheel and two fingers zoom; one finger or the mouse drags a large picture; a swipe across a fitting one turns the
 * page.
 */
export function usePictureGestures({ zoom, onZoom, onSwipe }: GestureOptions): PictureGestures {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip | null>(null);
  const [wanted, setWanted] = useState(CENTRE);

  const sizes = (): { picture: Size; stage: Size } => {
    const { offsetWidth = 0, offsetHeight = 0 } = picture.current ?? {};
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    return {
      picture: { width: (offsetWidth * zoom) / 100, height: (offsetHeight * zoom) / 100 },
      stage: { width: clientWidth, height: clientHeight },
    };
  };
  const measured = sizes();
  const canPan = overflows(measured.picture, measured.stage);
  // After zooming out there is less to drag, so the old offset may be too far.
  const pan = clampPan(wanted, measured.picture, measured.stage);

  useWheel(stage, (steps) => onZoom(zoomBy(zoom, steps)));

  const take = () => {
    const [first, second] = [...fingers.current.values()];
    grip.current = first ? { from: first, pan, zoom, ...(second ? { spread: distance(first, second) } : {}) } : null;
  };
  const release: Handler = (event) => {
    fingers.current.delete(event.pointerId);
    take();
  };
  return {
    stage,
    picture,
    pan,
    canPan,
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, at(event));
        take();
      },
      onPointerMove: (event) => {
        if (!grip.current || !fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, at(event));
        const { from, pan: start, zoom: before, spread } = grip.current;
        const [first = from, second] = [...fingers.current.values()];
        if (spread !== undefined && second) return onZoom(pinchZoom(before, spread, distance(first, second)));
        const { picture: size, stage: room } = sizes();
        setWanted(clampPan({ x: start.x + first.x - from.x, y: start.y + first.y - from.y }, size, room));
      },
      onPointerUp: (event) => {
        const held = grip.current;
        const isStroke = event.pointerType !== 'mouse' && fingers.current.size === 1 && !canPan;
        const swipe = held && isStroke ? swipeOf(held.from, at(event)) : undefined;
        release(event);
        if (swipe) onSwipe(swipe);
      },
      onPointerCancel: release,
    },
  };
}

/** Prevents scrolling of the page, which only a non-passive listener can do. */
function useWheel(stage: RefObject<HTMLElement | null>, onSteps: (steps: number) => void): void {
  const latest = useRef(onSteps);
  useEffect(() => {
    latest.current = onSteps;
  });
  useEffect(() => {
    const element = stage.current;
    let travelled = 0;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { steps, rest } = wheelSteps(travelled, event.deltaY);
      travelled = rest;
      if (steps !== 0) latest.current(steps);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);
}
