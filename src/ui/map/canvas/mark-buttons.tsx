import { useMap } from '@vis.gl/react-maplibre';
import type { ReactNode } from 'react';
import { type Mark, MarkButton } from './mark-button.tsx';
import { useRovingMarks } from './use-roving-marks.ts';

/** The canvas draws the marks, but a drawing cannot get the focus: an invisible button lies over each. */
export function MarkButtons({ marks }: { readonly marks: readonly Mark[] }): ReactNode {
  const { current: map } = useMap();
  const { stop, roving } = useRovingMarks(marks, ({ at }) => map?.project([at.lng, at.lat]));
  return marks.map((mark) => (
    <MarkButton
      key={mark.key}
      mark={mark}
      isTabStop={mark.key === stop}
      onFocus={() => roving.onFocus(mark.key)}
      onKeyDown={(event) => roving.onKeyDown(event, mark.key)}
      keep={(button) => roving.keep(mark.key, button)}
    />
  ));
}
