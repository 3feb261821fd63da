import { CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Popup, useMap } from '@vis.gl/react-maplibre';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPopup } from '../map-props.ts';
import classes from './map-popup.module.css';
import { BY_ITSELF } from './use-look.ts';

const OFFSET = 22;
const MAX_WIDTH = '20rem';

interface PopupCardProps {
  readonly popup: MapPopup;
  /** Without the button that closes it. */
  readonly isPicture: boolean;
  /** The map keeps its mark where there is room below. */
  readonly isFollowed: boolean;
}

/** A card beside the clicked mark, or at the lower edge of a map on a phone. */
export function PopupCard(props: PopupCardProps): ReactNode {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  // A popup keeps the side on which it opened, so another position needs a new one.
  const { label } = props.popup;
  return isPhone ? <Sheet key={label} {...props} /> : <Bubble key={label} {...props} />;
}

function Bubble({ popup, isPicture, isFollowed }: PopupCardProps): ReactNode {
  const { current: map } = useMap();
  const { at } = popup;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = card.current;
    if (!shown || !map || isFollowed) return;
    const show = () => {
      const [x, y] = beyond(shown.getBoundingClientRect(), map.getContainer().getBoundingClientRect());
      // Whoever moves the map knows what they want to see.
      if (!map.isMoving() && (x !== 0 || y !== 0)) map.panBy([x, y], {}, BY_ITSELF);
    };
    // What is read later makes it larger, and then it may change to another side of its mark.
    const grown = new ResizeObserver(() => (map.isMoving() ? void map.once('moveend', show) : show()));
    const turned = new MutationObserver(show);
    grown.observe(shown);
    const bubble = shown.closest('.maplibregl-popup');
    if (bubble) turned.observe(bubble, { attributeFilter: ['class'] });
    return () => {
      map.off('moveend', show);
      grown.disconnect();
      turned.disconnect();
    };
  }, [map, isFollowed]);
  return (
    <Popup
      longitude={at.lng}
      latitude={at.lat}
      offset={OFFSET}
      maxWidth={MAX_WIDTH}
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
      onOpen={() => {
        if (!popup.leavesFocus) card.current?.focus({ preventScroll: true });
      }}
    >
      <Card popup={popup} isPicture={isPicture} card={card} />
    </Popup>
  );
}

const EDGE = 12;

/** How far the map has to move until the whole card is seen, or else its upper left corner. */
function beyond(card: DOMRect, map: DOMRect): [number, number] {
  const over = (from: number, to: number, low: number, high: number) => {
    const room = from - EDGE - low;
    return room < 0 ? room : Math.min(room, Math.max(0, to + EDGE - high));
  };
  return [over(card.left, card.right, map.left, map.right), over(card.top, card.bottom, map.top, map.bottom)];
}

function Sheet({ popup, isPicture }: PopupCardProps): ReactNode {
  const { current: map } = useMap();
  const { leavesFocus = false } = popup;
  const { lat, lng } = popup.at;
  const card = useRef<HTMLElement>(null);
  const opened = useRef({ lat, lng, leavesFocus });
  useEffect(() => {
    const sheet = card.current;
    if (!sheet || !map) return;
    if (!opened.current.leavesFocus) sheet.focus({ preventScroll: true });
    const { y } = map.project([opened.current.lng, opened.current.lat]);
    const free = map.getContainer().clientHeight - sheet.offsetHeight;
    // Moves the map so that the mark is not covered by the sheet.
    if (y > free - 2 * OFFSET) map.panBy([0, y - free / 2], {}, BY_ITSELF);
  }, [map]);
  return (
    <div className={classes.sheet}>
      <Card popup={popup} isPicture={isPicture} card={card} />
    </div>
  );
}

interface CardProps extends Omit<PopupCardProps, 'isFollowed'> {
  readonly card: RefObject<HTMLElement | null>;
}

/** Takes the focus when it opens, and returns it when it is closed. */
function Card({ popup, isPicture, card }: CardProps): ReactNode {
  const { t } = useTranslation();
  const { label, content, onClose } = popup;
  const opener = useRef(document.activeElement);
  const close = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <section
      ref={card}
      className={classes.card}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {content}
      {!isPicture && <CloseButton className={classes.close!} aria-label={t('ui.map.closePopup')} onClick={close} />}
    </section>
  );
}
