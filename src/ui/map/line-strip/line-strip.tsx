import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './line-strip.module.css';
import { alongPixels, nearestMark, type StripMark, scaleTicks } from './strip-layout.ts';
import { StripMarks } from './strip-marks.tsx';

/** Pixels between two numbers of the scale. */
const TICK_GAP = 72;
const STEP = 0.01;
const LARGE_STEP = 0.1;
const METERS_PER_KM = 1_000;
/** Shorter ways show tenths of a kilometre. */
const SHORT = 20_000;

export interface LineStripProps {
  /** The length of the way. */
  readonly meters: number;
  readonly marks: readonly StripMark[];
  /** When a truck is expected there. */
  readonly hours?: (meters: number) => string;
  /** The distance shown on the map, for example where its pointer is. */
  readonly highlight: number | null;
  /** Somebody points at a distance; null when nobody does any more. */
  readonly onPoint: (meters: number | null) => void;
  readonly onSelect: (id: string) => void;
  readonly selected?: string | null;
}

/** A way as a straight line: kilometres, what is passed, and the expected hours. On a phone it scrolls inside itself. */
export function LineStrip(props: LineStripProps): ReactNode {
  const { meters, marks, hours, highlight, onPoint, onSelect, selected = null } = props;
  const { t } = useTranslation();
  const help = useId();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const kilometers = useKilometers(meters);
  const ticks = useMemo(() => scaleTicks(meters, width, TICK_GAP), [meters, width]);
  const cursor = useShownCursor(highlight, meters, width);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    onPoint(Math.min(Math.max((clientX - left) / whole, 0), 1) * meters);
  };
  const press = (event: KeyboardEvent) => {
    const here = highlight ?? 0;
    const to = stepTo(event, here, meters);
    const near = event.key === 'Enter' ? nearestMark(marks, here) : undefined;
    if (to === undefined && !near) return;
    event.preventDefault();
    if (near) onSelect(near.id);
    else onPoint(to!);
  };
  const near = highlight === null ? undefined : nearestMark(marks, highlight);
  const described = [
    kilometers(highlight ?? 0),
    hours?.(highlight ?? 0),
    near && t('ui.map.strip.mark', { label: near.label, km: kilometers(near.meters) }),
  ];
  return (
    <div className={classes.strip} data-testid="strip">
      <div className={classes.way} ref={ref} onPointerMove={point} onPointerLeave={() => onPoint(null)}>
        <StripMarks
          marks={marks}
          meters={meters}
          width={width}
          show={kilometers}
          selected={selected}
          onSelect={onSelect}
        />
        <div
          role="slider"
          tabIndex={0}
          className={classes.line}
          aria-label={t('ui.map.strip.label', { km: kilometers(meters) })}
          aria-describedby={help}
          aria-valuemin={0}
          aria-valuemax={Math.round(meters)}
          aria-valuenow={Math.round(highlight ?? 0)}
          aria-valuetext={described.filter(Boolean).join('; ')}
          onKeyDown={press}
          onBlur={() => onPoint(null)}
        />
        <VisuallyHidden id={help}>{t('ui.map.strip.keys')}</VisuallyHidden>
        <div className={classes.scale} aria-hidden>
          {ticks.map((at) => (
            <span key={at} className={classes.tick} style={{ insetInlineStart: alongPixels(at, meters, width) }}>
              <span>{kilometers(at)}</span>
              {hours && <span className={classes.hour}>{hours(at)}</span>}
            </span>
          ))}
        </div>
        {highlight !== null && (
          <span
            ref={cursor}
            className={classes.cursor}
            style={{ insetInlineStart: alongPixels(highlight, meters, width) }}
          >
            <span className={classes.reading} data-side={highlight > meters / 2 ? 'left' : 'right'} aria-hidden>
              {[kilometers(highlight), hours?.(highlight)].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      </div>
    </div>
  );
}

/** Where the keys lead. */
function stepTo({ key, shiftKey }: KeyboardEvent, from: number, meters: number): number | null | undefined {
  const step = meters * (shiftKey ? LARGE_STEP : STEP);
  const steps: Readonly<Record<string, number | null>> = {
    ArrowRight: Math.min(from + step, meters),
    ArrowUp: Math.min(from + step, meters),
    ArrowLeft: Math.max(from - step, 0),
    ArrowDown: Math.max(from - step, 0),
    Home: 0,
    End: meters,
    Escape: null,
  };
  return steps[key];
}

function useKilometers(meters: number): (at: number) => string {
  const numbers = useNumbers();
  const decimals = meters < SHORT ? 1 : 0;
  return useMemo(
    () => (at) => numbers.withUnit(Number((at / METERS_PER_KM).toFixed(decimals)), 'km'),
    [numbers, decimals],
  );
}

/** Keeps the highlighted distance in view where the strip scrolls; the page itself stays where it is. */
function useShownCursor(highlight: number | null, meters: number, width: number) {
  const cursor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = cursor.current?.parentElement?.parentElement;
    if (highlight === null || !frame || frame.scrollWidth <= frame.clientWidth) return;
    // Somebody points here: nothing may move under the pointer.
    if (frame.matches(':hover')) return;
    const x = alongPixels(highlight, meters, width);
    if (x < frame.scrollLeft || x > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = x - frame.clientWidth / 2;
  }, [highlight, meters, width]);
  return cursor;
}
