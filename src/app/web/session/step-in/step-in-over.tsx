import { Button } from '@mantine/core';
import IconClockOff from '@tabler/icons-react/dist/esm/icons/IconClockOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useStepOut } from './use-step-out.ts';

/** In place of the screen: what is typed there would otherwise end up in another company. */
export default function StepInOver({ company }: { readonly company: string }): ReactNode {
  const { t } = useTranslation();
  const { busy, leave } = useStepOut();
  return (
    <EmptyState
      icon={IconClockOff}
      title={t('session.stepIn.over', { company })}
      text={t('session.stepIn.overText')}
      action={
        <Button loading={busy} onClick={() => void leave()}>
          {t('session.stepIn.back')}
        </Button>
      }
    />
  );
}
