import { Button, Table } from '@mantine/core';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { driverTravels, type Travel, type TravelFilter } from '#areas/fleet/contract/driver-travel.calls.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { TableSkeleton } from '#ui/feedback/skeletons.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Section } from '#ui/record/section.tsx';
import { TripCode } from '../../open-trip.tsx';
import { type TravelChoice, TravelFilters } from './travel-filters.tsx';

const PAGE_SIZE = 10;
const COLUMNS = [
  'loadingOrderCode',
  'company',
  'plate',
  'origin',
  'destination',
  'loadingDate',
  'deliveryDate',
] as const;

/** The trips of a driver, newest first, or a note that there are none. */
export function DriverTravels({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [choice, setChoice] = useState<TravelChoice>({});
  const reply = useCall(driverTravels, { params: { id }, query: { ...choice, page, size: PAGE_SIZE } });
  const isFiltered = Object.keys(choice).length > 0;
  const body = () => {
    if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
    if (!reply.data) return <TableSkeleton rows={4} columns={COLUMNS.length} />;
    const { travels, totalPage, totalRegistry } = reply.data;
    if (totalRegistry === 0) {
      const title = isFiltered ? t('lists.noResult') : t('fleet.drivers.travels.empty');
      return <EmptyState compact icon={IconRoute} title={title} />;
    }
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
  const choose = (filter: TravelFilter, value: string | null) => {
    const { [filter]: _, ...others } = choice;
    setPage(1);
    setChoice(value === null ? others : { ...others, [filter]: filter === 'status' ? Number(value) : value });
  };
  return (
    <Section title={t('fleet.drivers.travels.title')}>
      {(isFiltered || (reply.data && reply.data.totalRegistry > 0)) && (
        <TravelFilters id={id} choice={choice} onChoose={choose} />
      )}
      {body()}
    </Section>
  );
}

function cellOf(travel: Travel, column: (typeof COLUMNS)[number]): ReactNode {
  if (column === 'loadingOrderCode') return <TripCode trip={travel} />;
  // Two companies may use the same code: whose order it is, and for which client.
  if (column === 'company') return [travel.company, travel.client].filter(Boolean).join(' · ') || <None />;
  const value = travel[column];
  if (!value) return <None />;
  return column === 'loadingDate' || column === 'deliveryDate' ? showDay(value.slice(0, 10)) : value;
}
