import { Button, Table } from '@mantine/core';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { driverTravels, type Travel } from '#areas/fleet/contract/driver-travel.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { TableSkeleton } from '#ui/feedback/skeletons.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Section } from '#ui/record/section.tsx';

const PAGE_SIZE = 10;
const COLUMNS = ['loadingOrderCode', 'plate', 'origin', 'destination', 'loadingDate', 'deliveryDate'] as const;

/** The trips of a driver, newest first, or a note that there are none. */
export function DriverTravels({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const reply = useCall(driverTravels, { params: { id }, query: { page, size: PAGE_SIZE } });
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data) return <TableSkeleton rows={4} columns={COLUMNS.length} />;
    const { travels, totalPage, totalRegistry } = reply.data;
    if (totalRegistry === 0) return <EmptyState compact icon={IconRoute} title={t('fleet.drivers.travels.empty')} />;
    return (
      <>
        <Table.ScrollContainer minWidth="40rem">
          <Table>
            <Table.Thead>
              <Table.Tr>
                {COLUMNS.map((column) => (
                  <Table.Th key={column}>{t(`fleet.drivers.travels.columns.${column}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {travels.map((travel) => (
                <Table.Tr key={travel._id}>
                  {COLUMNS.map((column) => (
                    <Table.Td key={column}>{cellOf(travel, column)}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {page < totalPage && (
          <Button variant="subtle" size="compact-sm" onClick={() => setPage(page + 1)}>
            {t('fleet.drivers.history.more')}
          </Button>
        )}
      </>
    );
  };
  return <Section title={t('fleet.drivers.travels.title')}>{body()}</Section>;
}

function cellOf(travel: Travel, column: (typeof COLUMNS)[number]): ReactNode {
  const value = travel[column];
  if (!value) return <None />;
  return column === 'loadingDate' || column === 'deliveryDate' ? showDay(value.slice(0, 10)) : value;
}
