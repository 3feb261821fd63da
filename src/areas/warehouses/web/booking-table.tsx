import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showInstant } from '#kernel/dates.ts';
import { None } from '#ui/list/cells/none.tsx';
import type { HomelessBooking } from '../contract/warehouse.shapes.ts';

interface BookingTableProps {
  readonly bookings: readonly HomelessBooking[];
  readonly timeZone: string;
}

/** Bookings that are in the way of a change: their order, truck, time and dock. */
export function BookingTable({ bookings, timeZone }: BookingTableProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Table.ScrollContainer minWidth={0} maxHeight="18rem">
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('lists.scheduling.columns.loadingOrderCode')}</Table.Th>
            <Table.Th>{t('lists.scheduling.columns.startsAt')}</Table.Th>
            <Table.Th>{t('lists.scheduling.columns.dock')}</Table.Th>
            <Table.Th>{t('lists.scheduling.columns.plate')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bookings.map(({ _id, code, orderCode, startsAt, dock, plate }) => (
            <Table.Tr key={_id}>
              <Table.Td>{orderCode ?? code}</Table.Td>
              <Table.Td>{showInstant(startsAt, timeZone)}</Table.Td>
              <Table.Td>{dock}</Table.Td>
              <Table.Td>{plate ?? <None />}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
