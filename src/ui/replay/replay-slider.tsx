import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './replay-bar.module.css';
import { ReplayChart } from './replay-chart.tsx';
import type { ReplayBarProps } from './replay-props.ts';
import { useReplayReading } from './use-replay-reading.ts';

const STEPS = 200;
const LARGE = 10;
/** Pixels around an event in which the pointer means the event. */
const REACH = 7;

interface ReplaySliderProps extends ReplayBarProps {
  /** Somebody holds it; the time does not run meanwhile. */
  readonly isHeld: RefObject<boolean>;
  readonly onToggle: () => void;
}

/** The time as a line that is dragged, with the speed behind it. */
export function ReplaySlider(props: ReplaySliderProps): ReactNode {
  const { from, to, at, onAt, speeds, gaps, events, isHeld, onToggle } = props;
  const { t } = useTranslation();
  const help = useId();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const { time, detail, eventAt } = useReplayReading(props);
  const length = Math.max(1, to - from);
  const shareOf = (moment: number) => Math.min(Math.max((moment - from) / length, 0), 1);

  const momentAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    const moment = from + Math.min(Math.max((clientX - left) / whole, 0), 1) * length;
    const near = eventAt(moment);
    const isMeant = near && (Math.abs(near.at - moment) / length) * whole <= REACH;
    return Math.round(isMeant ? near.at : moment);
  };
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    isHeld.current = true;
    onAt(momentAt(event));
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const moment = momentAt(event);
    setPointed(moment);
    if (isHeld.current) onAt(moment);
  };
  const release = () => {
    isHeld.current = false;
    setPointed(null);
  };
  const press = (event: KeyboardEvent) => {
    const next = event.key === ' ' ? null : stepTo(event, at, { from, to });
    if (next === undefined) return;
    event.preventDefault();
    if (next === null) onToggle();
    else onAt(next);
  };
  return (
    <div className={classes.frame}>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        className={classes.slider}
        aria-label={t('ui.map.replay.slider')}
        aria-describedby={help}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={Math.round(at)}
        aria-valuetext={`${time(at)}; ${detail(at)}`}
        onKeyDown={press}
        onPointerDown={hold}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={() => !isHeld.current && setPointed(null)}
      >
        <ReplayChart from={from} to={to} speeds={speeds} gaps={gaps} events={events} width={width} />
        <span className={classes.played} style={{ width: `${100 * shareOf(at)}%` }} />
        <span className={classes.thumb} style={{ insetInlineStart: `${100 * shareOf(at)}%` }} />
      </div>
      <VisuallyHidden id={help}>{t('ui.map.replay.keys')}</VisuallyHidden>
      {pointed !== null && (
        <span
          className={classes.hint}
          data-side={shareOf(pointed) > 0.5 ? 'left' : 'right'}
          style={{ insetInlineStart: `${100 * shareOf(pointed)}%` }}
          aria-hidden
        >
          {[time(pointed), detail(pointed)].join(' · ')}
        </span>
      )}
    </div>
  );
}

function stepTo({ key, shiftKey }: KeyboardEvent, at: number, { from, to }: { from: number; to: number }) {
  const step = ((to - from) / STEPS) * (shiftKey ? LARGE : 1);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowUp: at + step,
    ArrowLeft: at - step,
    ArrowDown: at - step,
    PageUp: at + step * LARGE,
    PageDown: at - step * LARGE,
    Home: from,
    End: to,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(Math.max(next, from), to);
}
