import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPlayerSkipBackFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipBackFilled.mjs';
import IconPlayerSkipForwardFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForwardFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './replay-bar.module.css';
import { nextEvent, previousEvent } from './replay-clock.ts';
import { REPLAY_RATES, type ReplayBarProps } from './replay-props.ts';
import { useReplayReading } from './use-replay-reading.ts';

interface ReplayControlsProps extends ReplayBarProps {
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Play, the way to the events, what the truck did at the time, and how fast it runs. */
export function ReplayControls(props: ReplayControlsProps): ReactNode {
  const { at, events, playing, rate, onRate, onToggle, onPrevious, onNext } = props;
  const { t } = useTranslation();
  const { show } = useNumbers();
  const { time, detail } = useReplayReading(props);
  return (
    <div className={classes.controls}>
      <div className={classes.buttons}>
        <Control
          icon={IconPlayerSkipBackFilled}
          label={t('ui.map.replay.previous')}
          keys="J"
          isDisabled={!previousEvent(events, at)}
          onClick={onPrevious}
        />
        <Control
          isMain
          icon={playing ? IconPlayerPauseFilled : IconPlayerPlayFilled}
          label={t(playing ? 'ui.map.replay.pause' : 'ui.map.replay.play')}
          keys="K"
          onClick={onToggle}
        />
        <Control
          icon={IconPlayerSkipForwardFilled}
          label={t('ui.map.replay.next')}
          keys="L"
          isDisabled={!nextEvent(events, at)}
          onClick={onNext}
        />
      </div>
      <p className={classes.reading}>
        <strong className={classes.time}>{time(at)}</strong>
        <span className={classes.detail}>{detail(at)}</span>
      </p>
      <SegmentedControl
        className={classes.rates!}
        size="xs"
        aria-label={t('ui.map.replay.rate')}
        value={String(rate)}
        onChange={(chosen) => onRate(REPLAY_RATES.find((one) => String(one) === chosen) ?? rate)}
        data={REPLAY_RATES.map((one) => ({ value: String(one), label: `${show(one)}×` }))}
      />
    </div>
  );
}

interface ControlProps {
  readonly icon: Icon;
  readonly label: string;
  readonly keys: string;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function Control({ icon: Picture, label, keys, isMain = false, isDisabled = false, onClick }: ControlProps): ReactNode {
  return (
    <Tooltip label={`${label} (${keys})`}>
      <ActionIcon
        className={isMain ? classes.main! : classes.control!}
        variant={isMain ? 'filled' : 'default'}
        radius="xl"
        aria-label={label}
        aria-keyshortcuts={keys}
        // A disabled button would lose the focus of those who press it again and again.
        aria-disabled={isDisabled || undefined}
        data-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onClick}
      >
        <Picture size={isMain ? '1.3rem' : '1.05rem'} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
