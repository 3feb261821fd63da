import { List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderFileView, OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { DOCUMENT_SELECTION } from '#areas/partners/contract/partner.permissions.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { DocumentGallery } from '#ui/media/document-gallery.tsx';
import { Section } from '#ui/record/section.tsx';
import type { readOrderDocuments } from '../../contract/control-document.calls.ts';

interface DeliveryDocumentsProps {
  readonly order: OrderView;
  readonly unproven: CallReply<typeof readOrderDocuments>['unproven'];
}

const DOCUMENTS: ReadonlySet<string> = new Set(ORDER_DOCUMENT_TYPES);

/** The documents of an order and the proof of its tasks; what did not come yet is named above them. */
export function DeliveryDocuments({ order, unproven }: DeliveryDocumentsProps): ReactNode {
  const { t } = useTranslation();
  // Proof of a task has no document type: its own name says what it is.
  const labelOf = ({ type, fileName }: OrderFileView) =>
    DOCUMENTS.has(type) ? t(dynamicKey('loadOrders.documentTypes', type)) : fileName;
  return (
    <Section title={t('tracking.documents.ofDelivery')}>
      <Stack gap="sm">
        {unproven.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              {t('tracking.documents.unproven')}
            </Text>
            <List size="sm">
              {unproven.map(({ _id, task, stage }) => (
                <List.Item key={_id}>
                  {stage} · {task}
                </List.Item>
              ))}
            </List>
          </div>
        )}
        <DocumentGallery
          documents={order.documents.map((file) => ({
            type: file._id,
            label: labelOf(file),
            file: { url: file.url, fileName: file.fileName, contentType: file.contentType },
          }))}
          selectAllRule={DOCUMENT_SELECTION}
        />
      </Stack>
    </Section>
  );
}
