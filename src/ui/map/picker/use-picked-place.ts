import { useEffect, useMemo, useState } from 'react';
import { parseMapText } from '#kernel/map-text/parse-map-text.ts';
import { isPlace, type Position } from '#kernel/position.ts';
import { type LongLink, useLongLink } from './use-long-link.ts';

export interface PickedPlace {
  readonly text: string;
  readonly write: (text: string) => void;
  /** By a click, a drag or the arrow keys. */
  readonly pick: (at: Position) => void;
  /** By its name: the map moves there. */
  readonly find: (at: Position) => void;
  readonly position: Position | null;
  readonly isWrong: boolean;
  readonly link: LongLink;
  /** What the map should show: a click or a drag is already in view, a text may lead elsewhere. */
  readonly frame: Position | null;
  readonly reset: () => void;
}

/**
 * Keeps map and text consistent: a position picked on the map empties the text, a text moves the position, and emptying
 * the text restores the first position.
 */
export function usePickedPlace(initial: Position | null): PickedPlace {
  const start = initial && isPlace(initial) ? initial : null;
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Position | null>(start);
  const [frame, setFrame] = useState<Position | null>(start);
  const reading = useMemo(() => parseMapText(text), [text]);
  const link = useLongLink(reading.kind === 'short-link' ? reading.url : null);
  const position = positionOf();
  useEffect(() => {
    if (text !== '' && position) setFrame(position);
  }, [text, position]);
  return {
    text,
    write: (next) => {
      setText(next);
      if (next.trim() === '') setPicked(start);
    },
    pick: (at) => {
      setText('');
      setPicked(isPlace(at) ? at : null);
    },
    find: (at) => {
      setText('');
      setPicked(at);
      setFrame(at);
    },
    position,
    isWrong: reading.kind === 'invalid' || link.state === 'wrong',
    link,
    frame,
    reset: () => {
      setText('');
      setPicked(start);
      setFrame(start);
    },
  };

  function positionOf(): Position | null {
    if (reading.kind === 'empty') return picked;
    if (reading.kind === 'position') return reading.position;
    return link.state === 'found' ? link.position : null;
  }
}
