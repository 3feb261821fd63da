import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardBooking, BoardDock } from '../../contract/board.calls.ts';
import classes from './board.module.css';
import { placeOf, type Shown, type Sign } from './board-time.ts';
import { type BarHandlers, BookingBar } from './booking-bar.tsx';
import type { Draft } from './use-board-move.ts';

interface DockRowProps {
  readonly dock: BoardDock;
  readonly bookings: readonly BoardBooking[];
  readonly from: number;
  readonly until: number;
  readonly zone: string;
  readonly signs: ReadonlyMap<string, Sign>;
  /** The booking that is about to be moved, wherever it was. */
  readonly movingId: string | null;
  /** Its new place, where that is at this dock. */
  readonly draft: Draft | null;
  readonly handlers: BarHandlers;
}

/** A dock over the day: when it works, and its trucks side by side. */
export const DockRow = memo(function DockRow(props: DockRowProps): ReactNode {
  const { dock, bookings, from, until, zone, signs, movingId, draft, handlers } = props;
  const { t } = useTranslation();
  const shown: Shown = { from, until };
  return (
    <section className={classes.row} aria-label={dock.name}>
      <div className={classes.dock}>
        <strong>{dock.name}</strong>
        {!dock.inService && <small>{t('warehouses.detail.outOfService')}</small>}
      </div>
      <div className={classes.track} data-dock={dock.id} style={{ '--lanes': dock.lanes } as CSSProperties}>
        <Spans spans={dock.inService ? dock.open : []} shown={shown} kind="open" />
        <Spans spans={dock.closed} shown={shown} kind="closed" />
        {bookings.map((booking) => (
          <BookingBar
            key={booking._id}
            booking={booking}
            from={from}
            until={until}
            zone={zone}
            dockName={dock.name}
            sign={signs.get(booking._id)}
            isMoving={movingId === booking._id}
            {...handlers}
          />
        ))}
        {draft && <DraftBar draft={draft} shown={shown} />}
      </div>
    </section>
  );
});

interface SpansProps {
  readonly spans: BoardDock['open'];
  readonly shown: Shown;
  readonly kind: 'open' | 'closed';
}

function Spans({ spans, shown, kind }: SpansProps): ReactNode {
  return spans.map(({ from, until }) => {
    const place = placeOf(shown, Date.parse(from), Date.parse(until));
    if (!place) return null;
    const style = { insetInlineStart: `${place.left * 100}%`, width: `${place.width * 100}%` };
    return <span key={from} className={classes.span} data-kind={kind} style={style} />;
  });
}

function DraftBar({ draft, shown }: { readonly draft: Draft; readonly shown: Shown }): ReactNode {
  const bar = useRef<HTMLSpanElement>(null);
  const { startsAt, dockId, length } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever it is moved, it stays in view.
  useEffect(() => {
    // What it returns is no clean-up: some browsers promise the end of the scrolling.
    void bar.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [startsAt, dockId]);
  const place = placeOf(shown, startsAt, startsAt + length);
  if (!place) return null;
  const style = { insetInlineStart: `${place.left * 100}%`, width: `${place.width * 100}%` };
  return (
    <span ref={bar} className={classes.draft} style={style}>
      {draft.name}
    </span>
  );
}
