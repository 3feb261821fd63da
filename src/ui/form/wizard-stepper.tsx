import { Progress, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './wizard-stepper.module.css';

interface WizardStepperProps {
  readonly ref: Ref<HTMLElement>;
  readonly titles: readonly string[];
  readonly at: number;
  /** Finished steps can be opened again; later ones are reached by filling in the fields. */
  readonly onGoTo: (step: number) => void;
}

/** All steps in a row, or one line and a bar on a phone. */
export function WizardStepper({ ref, titles, at, onGoTo }: WizardStepperProps): ReactNode {
  const { t } = useTranslation();
  return (
    <nav ref={ref} className={classes.stepper} aria-label={t('ui.form.steps.label')}>
      <ol className={classes.steps}>
        {titles.map((title, step) => (
          <li key={title} className={classes.step} data-state={step < at ? 'done' : step === at ? 'current' : 'ahead'}>
            <UnstyledButton
              className={classes.button}
              disabled={step >= at}
              aria-current={step === at ? 'step' : undefined}
              onClick={() => onGoTo(step)}
            >
              <span className={classes.mark}>
                {step < at ? <IconCheck size="1rem" stroke={2.5} aria-hidden /> : step + 1}
              </span>
              <span className={classes.title}>{title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <div className={classes.phone}>
        <p className={classes.line}>
          <span className={classes.count}>{t('ui.form.steps.count', { step: at + 1, total: titles.length })}</span>
          <span>{titles[at]}</span>
        </p>
        <Progress.Root size="sm">
          <Progress.Section value={((at + 1) / titles.length) * 100} aria-label={t('ui.form.steps.label')} />
        </Progress.Root>
      </div>
    </nav>
  );
}
