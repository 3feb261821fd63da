import type { MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { type RefObject, useEffect } from 'react';
import type { Position } from '#kernel/position.ts';
import { type Aim, aimAt, type Editor, handleAt } from './editor-state.ts';
import type { Handle } from './handles.ts';
import { inserted, moved, PIECE, pieceOf, piecesAt } from './line-changes.ts';
import type { Sketch } from './moving-sketch.ts';

/** Pixels of a hand that is not still: less is no drag. */
const STILL = 3;

type Press = MapMouseEvent | MapTouchEvent;

/** Drags a point, or pulls a new one out of the middle of a segment. The line changes once, at the end. */
export function useDragging(editor: Editor | null, isTaken: RefObject<boolean>): void {
  useEffect(() => {
    if (!editor) return;
    const { map } = editor;
    let stop: (() => void) | null = null;
    const press = (event: Press) => {
      const isTouch = 'touches' in event.originalEvent;
      stop?.();
      stop = null;
      isTaken.current = false;
      if (editor.state().editing.tool !== 'move' || !isSingle(event)) return;
      const handle = handleAt(editor, event.point, isTouch);
      if (!handle) return;
      isTaken.current = true;
      // The map would move with the pointer.
      event.preventDefault();
      stop = follow(editor, handle, event);
    };
    map.on('mousedown', press);
    map.on('touchstart', press);
    return () => {
      stop?.();
      map.off('mousedown', press);
      map.off('touchstart', press);
    };
  }, [editor, isTaken]);
}

const isSingle = ({ originalEvent }: Press) =>
  'touches' in originalEvent ? originalEvent.touches.length === 1 : originalEvent.button === 0;

/** Follows the pointer until it is released; Escape and a second finger give up. */
function follow(editor: Editor, handle: Handle, start: Press): () => void {
  const { map, sketch } = editor;
  const frame = map.getCanvas().getBoundingClientRect();
  let aim: Aim | null = null;

  const move = (event: MouseEvent | TouchEvent) => {
    const finger = 'touches' in event ? event.touches[0] : event;
    if (!finger || ('touches' in event && event.touches.length > 1)) return abandon();
    const at = { x: finger.clientX - frame.left, y: finger.clientY - frame.top };
    if (!aim && Math.hypot(at.x - start.point.x, at.y - start.point.y) < STILL) return;
    if (!aim) sketch.takeApart(piecesOf(editor, handle));
    aim = aimAt(editor, at);
    sketch.show(sketchOf(editor, handle, aim));
  };
  const release = () => {
    end();
    const { select } = editor.state();
    if (aim) drop(editor, handle, aim.at);
    else if (!handle.isMiddle) select(handle.index, { focus: true });
  };
  const abandon = () => {
    end();
    if (aim) sketch.clear();
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    abandon();
  };
  const end = listen({
    mousemove: move,
    touchmove: move,
    mouseup: release,
    touchend: release,
    touchcancel: abandon,
    keydown: giveUp,
  });
  return abandon;
}

function drop(editor: Editor, { index, isMiddle }: Handle, to: Position): void {
  const { editing, select } = editor.state();
  editing.onChange(isMiddle ? inserted(editing.line, index, to) : moved(editing.line, index, to, editing.closed));
  select(isMiddle ? index + 1 : index, { focus: true });
  editor.sketch.settle();
}

function piecesOf(editor: Editor, { index, isMiddle }: Handle): number[] {
  const { line, closed } = editor.state().editing;
  return piecesAt(line.length, index, isMiddle ? 'segment' : 'point', closed);
}

/** The pieces of the line around the handle, as they would be. */
function sketchOf(editor: Editor, handle: Handle, { at, isSnapped }: Aim): Sketch {
  const { line, closed } = editor.state().editing;
  const { index, isMiddle } = handle;
  const isEnd = closed && (index === 0 || index === line.length - 1);
  const isMoved = (i: number) => i === index || (isEnd && (i === 0 || i === line.length - 1));
  const lines = piecesOf(editor, handle).map((piece) => {
    const points = pieceOf(line, piece);
    if (isMiddle) return inserted(points, index - piece * PIECE, at);
    return points.map((point, i) => (isMoved(piece * PIECE + i) ? at : point));
  });
  return { lines, point: at, isSnapped };
}

type Handlers = { readonly [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void };

/** Listens on the window: the pointer may leave the map. */
function listen(handlers: Handlers): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of entries) window.addEventListener(name, handler, true);
  return () => {
    for (const [name, handler] of entries) window.removeEventListener(name, handler, true);
  };
}
