import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { securityCheckState } from '#areas/fleet/rules/homologation-progress.ts';
import { ProgressBar } from '#ui/feedback/progress.tsx';

/** How far the registers have been asked, from 0 to 1. */
export function SecurityCheck({ progress }: { readonly progress: number }): ReactNode {
  const { t } = useTranslation();
  const state = securityCheckState(progress);
  return (
    <div role="status">
      <ProgressBar
        label={t(`fleet.homologation.progress.${state}`)}
        value={progress}
        tone={state === 'finished' ? 'success' : 'active'}
      />
    </div>
  );
}
