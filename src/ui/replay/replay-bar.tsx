import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './replay-bar.module.css';
import { nextEvent, previousEvent } from './replay-clock.ts';
import { ReplayControls } from './replay-controls.tsx';
import type { ReplayBarProps } from './replay-props.ts';
import { ReplaySlider } from './replay-slider.tsx';
import { useReplayClock } from './use-replay-clock.ts';

const KINDS = ['stop', 'alert', 'checkpoint'] as const;

/** Plays what a truck did: its speed over the time, what happened, and where nothing is known. */
export function ReplayBar(props: ReplayBarProps): ReactNode {
  const { label, from, to, at, onAt, playing, onPlaying, events, gaps, showTime } = props;
  const { t } = useTranslation();
  const isHeld = useRef(false);
  useReplayClock(props, isHeld);
  const kinds = useMemo(() => KINDS.filter((kind) => events.some((event) => event.kind === kind)), [events]);

  const leap = (event: { readonly at: number } | undefined) => event && onAt(event.at);
  const toggle = () => onPlaying(!playing);
  const actions: Readonly<Record<string, () => void>> = {
    j: () => leap(previousEvent(events, at)),
    k: toggle,
    l: () => leap(nextEvent(events, at)),
  };
  const press = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <section className={classes.bar} aria-label={label} onKeyDown={press}>
      <ReplayControls {...props} onToggle={toggle} onPrevious={actions.j!} onNext={actions.l!} />
      <ReplaySlider {...props} isHeld={isHeld} onToggle={toggle} />
      <div className={classes.foot}>
        <span>{showTime(from)}</span>
        <ul className={classes.legend}>
          {kinds.map((kind) => (
            <li key={kind}>
              <span className={classes.event} data-kind={kind} data-tone={SAMPLE_TONES[kind]} aria-hidden />
              {t(`ui.map.replay.kind.${kind}`)}
            </li>
          ))}
          {gaps.length > 0 && (
            <li>
              <span className={classes.gapSample} aria-hidden />
              {t('ui.map.replay.gap')}
            </li>
          )}
        </ul>
        <span>{showTime(to)}</span>
      </div>
    </section>
  );
}

const SAMPLE_TONES = { stop: 'neutral', alert: 'danger', checkpoint: 'info' } as const;
