import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/feedback/chip.tsx';

export function PaperChip({ completedAt }: { readonly completedAt: string | null }): ReactNode {
  const { t } = useTranslation();
  return completedAt ? (
    <StatusChip tone="success" label={t('tradeDocuments.papers.completed')} />
  ) : (
    <StatusChip tone="warning" label={t('tradeDocuments.papers.open')} />
  );
}
