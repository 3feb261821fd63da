import { Popup } from '@vis.gl/react-maplibre';
import type { ReactNode } from 'react';
import type { MapPopup } from '../map-props.ts';

const OFFSET = 20;

/** A quiet card beside what was clicked; Escape and its own button close it. */
export function PopupCard({ popup }: { readonly popup: MapPopup }): ReactNode {
  const { at, label, content, onClose } = popup;
  return (
    <Popup
      // A popup keeps the place where it was opened on screen; another one opens anew.
      key={label}
      longitude={at.lng}
      latitude={at.lat}
      offset={OFFSET}
      maxWidth="20rem"
      closeOnClick={false}
      onClose={onClose}
    >
      <section aria-label={label} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
        {content}
      </section>
    </Popup>
  );
}
