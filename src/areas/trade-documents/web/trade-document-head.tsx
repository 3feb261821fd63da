import type { ReactNode } from 'react';
import type { FormOrder, TradeDocumentView } from '#areas/trade-documents/contract/order-form.shapes.ts';
import { BackCard } from '#ui/form/back-card.tsx';
import { TradeDocumentChip } from './trade-document-chip.tsx';

interface TradeDocumentHeadProps {
  readonly title: string;
  readonly order: FormOrder;
  readonly tradeDocument: Pick<TradeDocumentView, 'completedAt'> | null;
  readonly backTo: string;
  readonly children?: ReactNode;
}

/** The number of the document and its trip. */
export function TradeDocumentHead({
  title,
  order,
  tradeDocument,
  backTo,
  children,
}: TradeDocumentHeadProps): ReactNode {
  const trip = [order.loadingOrderCode, `${order.originCity} → ${order.destinationCity}`, order.plate];
  return (
    <BackCard title={title} text={trip.filter(Boolean).join(' · ')} backTo={backTo}>
      {tradeDocument && <TradeDocumentChip completedAt={tradeDocument.completedAt} />}
      {children}
    </BackCard>
  );
}
