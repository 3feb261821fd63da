import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/feedback/chip.tsx';

export function TradeDocumentChip({ completedAt }: { readonly completedAt: string | null }): ReactNode {
  const { t } = useTranslation();
  return completedAt ? (
    <StatusChip tone="success" label={t('tradeDocuments.documents.completed')} />
  ) : (
    <StatusChip tone="warning" label={t('tradeDocuments.documents.open')} />
  );
}
