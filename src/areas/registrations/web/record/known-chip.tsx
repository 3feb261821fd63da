import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';

/** Whether the company has it already. */
export function KnownChip({ known }: { readonly known: { readonly name: string } | null }): ReactNode {
  const { t } = useTranslation();
  return (
    <span>
      <Chip tone={known ? 'info' : 'success'}>
        {known ? t('registrations.record.known', { name: known.name }) : t('registrations.record.isNew')}
      </Chip>
    </span>
  );
}
