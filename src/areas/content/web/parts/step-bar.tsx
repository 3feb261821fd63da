import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/feedback/chip.tsx';
import type { BenefitState, ContentAction, Step } from '../../rules/publication.ts';
import { ACTION_ICONS } from './action-icons.tsx';
import { STATE_TONES } from './state-tones.ts';
import classes from './step-bar.module.css';

interface StepBarProps {
  readonly state: BenefitState;
  /** In the words of the record. */
  readonly stateName: string;
  readonly actions: readonly ContentAction[];
  readonly isBusy: boolean;
  readonly onStep: (step: Step) => void;
  /** Numbers beside the state. */
  readonly children?: ReactNode;
}

/** The state of a record and the steps that lead on from it. */
export function StepBar({ state, stateName, actions, isBusy, onStep, children }: StepBarProps): ReactNode {
  const { t } = useTranslation();
  const steps = actions.filter((action) => action !== 'update');
  return (
    <div className={classes.bar}>
      <StatusChip tone={STATE_TONES[state]} label={stateName} />
      {children}
      <span className={classes.steps}>
        {steps.map((step) => (
          <Button
            key={step}
            size="compact-md"
            variant={step === 'publish' ? 'filled' : 'default'}
            leftSection={ACTION_ICONS[step]}
            disabled={isBusy}
            onClick={() => onStep(step)}
          >
            {t(`content.actions.${step}`)}
          </Button>
        ))}
      </span>
    </div>
  );
}
