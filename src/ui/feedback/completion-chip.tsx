import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconProgress from '@tabler/icons-react/dist/esm/icons/IconProgress.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault } from '#countries/country.ts';
import { Chip } from './chip.tsx';

interface CompletionChipProps {
  readonly complete: boolean;
  /** Some countries have their own word for what is not complete. */
  readonly country?: string | null;
}

export function CompletionChip({ complete, country }: CompletionChipProps): ReactNode {
  const { t } = useTranslation();
  return complete ? (
    <Chip tone="success" icon={<IconCircleCheck size="0.9rem" aria-hidden />}>
      {t('ui.feedback.completion.complete')}
    </Chip>
  ) : (
    <Chip tone="warning" icon={<IconProgress size="0.9rem" aria-hidden />}>
      {t(`ui.feedback.completion.${countryOrDefault(country).terms.notCompleted}`)}
    </Chip>
  );
}
