import { Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { orderBookings, orderRatings, orderRequests } from '#areas/load-orders/contract/order-slots.ts';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import { AssignmentSection } from './assignment-section.tsx';
import { CargoSection } from './cargo-section.tsx';
import { ClientSection } from './client-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { RouteSection } from './route-section.tsx';
import { StopsSection } from './stops-section.tsx';

/** The most important facts, in two columns where there is room. */
export function SummaryPanel({ order }: { readonly order: OrderView }): ReactNode {
  return (
    <Stack gap="md">
      <Suspense>
        <SlotView of={orderBookings} props={{ order }} />
        <SlotView of={orderRequests} props={{ order }} />
      </Suspense>
      <RecordColumns
        first={
          <>
            {order.kind === 'multipoint' ? <StopsSection order={order} /> : <RouteSection order={order} />}
            <CargoSection order={order} />
          </>
        }
        second={
          <>
            <AssignmentSection order={order} />
            <ClientSection order={order} />
            <CodesSection order={order} />
            <Suspense>
              <SlotView of={orderRatings} props={{ order }} />
            </Suspense>
          </>
        }
      />
    </Stack>
  );
}
