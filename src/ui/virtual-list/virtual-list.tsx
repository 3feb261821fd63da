import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { stepTo } from './list-steps.ts';
import classes from './virtual-list.module.css';
import type { VirtualListProps } from './virtual-list-props.ts';

/** Rows beyond the edge, so that scrolling shows no blank ones. */
const BEYOND = 8;

interface Active {
  readonly id: string;
  /** Where it was: when it goes, the row that takes its place is the active one. */
  readonly index: number;
}

/** A list of several thousand rows, of which only those in view are in the page. One stop for the Tab key. */
export function VirtualList<T extends { readonly id: string }>(props: VirtualListProps<T>): ReactNode {
  const { label, items, renderItem, itemHeight, selected, onSelect, onFocus } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Active | null>(null);
  const indexOf = useMemo(() => new Map(items.map(({ id }, index) => [id, index])), [items]);
  const last = Math.max(0, items.length - 1);
  const stop = active ? (indexOf.get(active.id) ?? Math.min(active.index, last)) : (indexOf.get(selected ?? '') ?? 0);

  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => itemHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: BEYOND,
    useFlushSync: false,
    // The row of the Tab key stays in the page, wherever the list is scrolled to.
    rangeExtractor: useCallback(
      (range: Range) => [...new Set([...defaultRangeExtractor(range), stop])].sort((one, other) => one - other),
      [stop],
    ),
  });

  const isMoving = useRef(false);
  const moveTo = (index: number) => {
    const item = items[index];
    if (!item) return;
    isMoving.current = true;
    rows.scrollToIndex(index, { align: 'auto' });
    setActive({ id: item.id, index });
    onFocus?.(item.id);
  };
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${stop}"]`);
    if (!row) return;
    isMoving.current = false;
    row.focus({ preventScroll: true });
  });

  // What was chosen beside the list, on the map for example, comes into view, but the focus stays where it is.
  const chosen = selected === null ? undefined : indexOf.get(selected);
  const latest = useRef({ rows, chosen });
  latest.current = { rows, chosen };
  useEffect(() => {
    if (selected === null || latest.current.chosen === undefined) return;
    latest.current.rows.scrollToIndex(latest.current.chosen, { align: 'auto' });
    setActive({ id: selected, index: latest.current.chosen });
  }, [selected]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const item = items[stop];
    const next = stepTo(event.key, stop, items.length);
    if (next === undefined && !(item && (event.key === 'Enter' || event.key === ' '))) return;
    event.preventDefault();
    if (next !== undefined) moveTo(next);
    else onSelect(item!.id);
  };
  return (
    <div ref={frame} className={classes.frame} role="listbox" aria-label={label} tabIndex={-1} onKeyDown={press}>
      <div className={classes.whole} role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          const isSelected = item.id === selected;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers the keys of all rows.
            <div
              key={key}
              role="option"
              className={classes.row}
              data-index={index}
              aria-selected={isSelected}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              tabIndex={index === stop ? 0 : -1}
              style={{ height: itemHeight, transform: `translateY(${start}px)` }}
              onFocus={() => setActive({ id: item.id, index })}
              onClick={() => onSelect(item.id)}
            >
              {renderItem(item, isSelected)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
