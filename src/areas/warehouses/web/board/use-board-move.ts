import { type KeyboardEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Board, BoardBooking } from '../../contract/board.calls.ts';
import type { Shown } from './board-time.ts';
import { type BarHandlers, nameOf } from './booking-bar.tsx';

/** Where a booking would go. */
export interface Draft {
  readonly booking: BoardBooking;
  readonly name: string;
  readonly dockId: string;
  readonly startsAt: number;
  /** In milliseconds; an hour while nobody knows. */
  readonly length: number;
}

const MINUTE = 60_000;
/** Less than this is a click. */
const GRAB_PIXELS = 5;

interface Moving {
  readonly board: Board;
  readonly shown: Shown;
  /** Without it only the time is moved, and the product chooses the dock. */
  readonly mayChooseDock: boolean;
  readonly onOpen: (id: string) => void;
  readonly onSave: (draft: Draft) => void;
}

/** Moves bookings by mouse and by keys; nothing is saved before somebody says so. */
export function useBoardMove(moving: Moving) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const now = useRef({ ...moving, draft });
  now.current = { ...moving, draft };
  const wasDragged = useRef(false);

  const onOpen = useCallback((id: string) => {
    if (!wasDragged.current) now.current.onOpen(id);
    wasDragged.current = false;
  }, []);

  const onKey = useCallback((event: KeyboardEvent, booking: BoardBooking) => {
    const { draft: drafted, onSave } = now.current;
    const own = drafted?.booking._id === booking._id ? drafted : null;
    const next = stepped(event.key, own ?? draftOf(now.current, booking), now.current);
    if (next && booking.movable) setDraft(next);
    else if (event.key === 'Enter' && own) onSave(own);
    else if (event.key === 'Escape' && own) setDraft(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, []);

  const onGrab = useCallback((event: PointerEvent<HTMLElement>, booking: BoardBooking) => {
    wasDragged.current = false;
    // A finger scrolls the board; it opens the booking instead.
    if (!booking.movable || event.button !== 0 || event.pointerType === 'touch') return;
    const [x, y] = [event.clientX, event.clientY];
    const bar = event.currentTarget.getBoundingClientRect();
    const offset = booking.startsAt ? x - bar.left : 0;
    const follow = (moved: globalThis.PointerEvent) => {
      if (!wasDragged.current && Math.hypot(moved.clientX - x, moved.clientY - y) < GRAB_PIXELS) return;
      wasDragged.current = true;
      const dragged = draggedTo(now.current, booking, moved, offset);
      if (dragged) setDraft(dragged);
    };
    const drop = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
  }, []);

  const handlers = useMemo<BarHandlers>(() => ({ onOpen, onKey, onGrab }), [onOpen, onKey, onGrab]);
  return { draft, handlers, drop: () => setDraft(null) };
}

type Context = Pick<Moving, 'board' | 'shown' | 'mayChooseDock'>;

/** The place it has now; a truck that waits begins at the first dock, as soon as possible. */
function draftOf({ board, shown }: Context, booking: BoardBooking): Draft {
  const { startsAt, endsAt, dockId } = booking;
  const length = startsAt && endsAt ? Date.parse(endsAt) - Date.parse(startsAt) : 60 * MINUTE;
  const soonest = Math.max(shown.from, Math.min(Date.now(), shown.until - length));
  const begin = startsAt ? Date.parse(startsAt) : snapped(soonest, board);
  return { booking, name: nameOf(booking), dockId: dockId ?? board.docks[0]?.id ?? '', startsAt: begin, length };
}

const STEPS: Readonly<Record<string, readonly [minutes: number, docks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function stepped(key: string, draft: Draft, { board, shown, mayChooseDock }: Context): Draft | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const at = board.docks.findIndex(({ id }) => id === draft.dockId) + (mayChooseDock ? step[1] : 0);
  const dock = board.docks[Math.max(0, Math.min(board.docks.length - 1, at))];
  const startsAt = draft.startsAt + step[0] * board.warehouse.startInterval * MINUTE;
  if (!dock || startsAt < shown.from || startsAt >= shown.until) return draft;
  return { ...draft, dockId: dock.id, startsAt };
}

/** To the next start, counted from midnight. */
function snapped(moment: number, { day, warehouse }: Board): number {
  const [midnight, interval] = [Date.parse(day.from), warehouse.startInterval * MINUTE];
  return midnight + Math.round((moment - midnight) / interval) * interval;
}

function draggedTo(
  context: Context,
  booking: BoardBooking,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  offset: number,
): Draft | undefined {
  const track = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-dock]'))
    .find((element) => element !== null);
  if (!track) return undefined;
  const { left, width } = track.getBoundingClientRect();
  const { shown, board, mayChooseDock } = context;
  const from = draftOf(context, booking);
  const moment = shown.from + ((clientX - offset - left) / width) * (shown.until - shown.from);
  const startsAt = Math.max(shown.from, Math.min(snapped(moment, board), shown.until - MINUTE));
  return { ...from, startsAt, dockId: mayChooseDock ? (track.dataset.dock ?? from.dockId) : from.dockId };
}
