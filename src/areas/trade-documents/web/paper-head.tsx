import type { ReactNode } from 'react';
import type { FormOrder, PaperView } from '#areas/trade-documents/contract/order-form.shapes.ts';
import { BackCard } from '#ui/form/back-card.tsx';
import { PaperChip } from './paper-chip.tsx';

interface PaperHeadProps {
  readonly title: string;
  readonly order: FormOrder;
  readonly paper: Pick<PaperView, 'completedAt'> | null;
  readonly backTo: string;
  readonly children?: ReactNode;
}

/** Which paper this is, and of which trip. */
export function PaperHead({ title, order, paper, backTo, children }: PaperHeadProps): ReactNode {
  const trip = [order.loadingOrderCode, `${order.originCity} → ${order.destinationCity}`, order.plate];
  return (
    <BackCard title={title} text={trip.filter(Boolean).join(' · ')} backTo={backTo}>
      {paper && <PaperChip completedAt={paper.completedAt} />}
      {children}
    </BackCard>
  );
}
