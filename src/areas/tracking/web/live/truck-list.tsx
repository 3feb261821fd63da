import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import classes from './map-screen.module.css';
import { TruckRow } from './truck-row.tsx';

const ROW_HEIGHT = 60;
const SPARE_ROWS = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

interface TruckListProps {
  readonly trucks: readonly LiveTruck[];
  readonly selected: string | null;
  /** `byKey`: going through the list is no step that somebody goes back. */
  readonly onSelect: (id: string, byKey: boolean) => void;
}

/** All trucks of the map, of which only those in sight are drawn; the arrow keys go from one to the next. */
export function TruckList({ trucks, selected, onSelect }: TruckListProps): ReactNode {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: trucks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: SPARE_ROWS,
    getItemKey: (index) => trucks[index]?.id ?? index,
  });
  const at = trucks.findIndex(({ id }) => id === selected);
  const drawn = rows.getVirtualItems();
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? trucks.length - 1 : step === undefined ? null : at + step;
    const next = to === null ? undefined : trucks[Math.min(trucks.length - 1, Math.max(0, to))];
    if (to === null || !next) return;
    event.preventDefault();
    onSelect(next.id, true);
    rows.scrollToIndex(trucks.indexOf(next));
  };
  return (
    <div
      ref={scroller}
      className={classes.list}
      role="listbox"
      tabIndex={0}
      aria-label={t('tracking.live.list')}
      aria-activedescendant={drawn.some(({ index }) => index === at) ? `truck-${selected}` : undefined}
      onKeyDown={move}
    >
      <div className={classes.rows} style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, start, key }) => {
          const truck = trucks[index];
          return truck ? (
            <div
              key={key}
              id={`truck-${truck.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={truck.id === selected}
              aria-posinset={index + 1}
              aria-setsize={trucks.length}
              className={classes.option}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onSelect(truck.id, false)}
              onKeyDown={(event) => event.key === 'Enter' && onSelect(truck.id, false)}
            >
              <TruckRow truck={truck} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}
