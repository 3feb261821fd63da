import { useMap } from '@vis.gl/react-maplibre';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ARROWS, neighbour } from '../geometry/neighbour.ts';
import { type Mark, MarkButton } from './mark-button.tsx';

/**
 * The canvas draws the marks, but a drawing cannot get the focus: an invisible button lies over each. Together they
 * are one stop for the Tab key, and the arrow keys move from mark to mark.
 */
export function MarkButtons({ marks }: { readonly marks: readonly Mark[] }): ReactNode {
  const { current: map } = useMap();
  const [last, setLast] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const stop = marks.some(({ key }) => key === last) ? last : marks[0]?.key;

  const steer = (event: KeyboardEvent, from: Mark) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !map) return;
    // Prevents the map from moving as well.
    event.preventDefault();
    event.stopPropagation();
    const onScreen = ({ at, key }: Mark) => ({ ...map.project([at.lng, at.lat]), key });
    const next = neighbour(onScreen(from), marks.map(onScreen), arrow);
    if (next) buttons.current.get(next.key)?.focus({ preventScroll: true });
  };

  return marks.map((mark) => (
    <MarkButton
      key={mark.key}
      mark={mark}
      isTabStop={mark.key === stop}
      onFocus={() => setLast(mark.key)}
      onKeyDown={(event) => steer(event, mark)}
      keep={(button) => {
        if (button) buttons.current.set(mark.key, button);
        else buttons.current.delete(mark.key);
      }}
    />
  ));
}
