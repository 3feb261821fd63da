import { Group } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { type ControlDocumentRow, controlDocumentList } from '../../contract/control-document.list.ts';
import type { DocumentTrouble } from '../../rules/document-trouble.ts';
import { ControlPages } from '../control-pages.tsx';
import { useOpened } from '../use-opened.ts';

const DocumentsPanel = lazyWith(
  ['tracking/later', 'load-orders', 'load-orders/later', 'documents'],
  () => import('./documents-panel.tsx'),
);

const CALLS = listCalls(controlDocumentList);
const orderId = ({ _id }: ControlDocumentRow): string => _id;
const TONES = { status: ORDER_TONES } as const;
const TROUBLE_TONES: Readonly<Record<DocumentTrouble, Tone>> = {
  expired: 'danger',
  missing: 'warning',
  toAccept: 'active',
  returned: 'info',
};

/** Orders on the road or just delivered, the one whose documents are most urgent first; one opens beside the list. */
export default function ControlDocumentsScreen(): ReactNode {
  const { openedId, close, hrefOf } = useOpened('order');
  return (
    <>
      <ControlPages open="controlDocument" />
      <ListScreen
        definition={controlDocumentList}
        calls={CALLS}
        rowId={orderId}
        cells={{ troubles: ({ troubles }) => <Troubles troubles={troubles} /> }}
        tones={TONES}
        rowHref={({ _id }) => hrefOf(_id)}
      />
      <Suspense fallback={null}>
        <DocumentsPanel orderId={openedId} onClose={close} />
      </Suspense>
    </>
  );
}

function Troubles({ troubles }: Pick<ControlDocumentRow, 'troubles'>): ReactNode {
  const { t } = useTranslation();
  if (troubles.length === 0) return t('tracking.documents.inOrder');
  return (
    <Group gap="0.25rem">
      {troubles.map((trouble) => (
        <StatusChip
          key={trouble}
          tone={TROUBLE_TONES[trouble]}
          label={t(`lists.controlDocument.values.troubles.${trouble}`)}
        />
      ))}
    </Group>
  );
}
