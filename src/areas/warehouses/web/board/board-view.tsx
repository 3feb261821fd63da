import { ActionIcon, Button, Group, Select, Stack } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, showDay } from '#kernel/dates.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useCalendarProps } from '#ui/fields/date/use-calendar-props.ts';
import { type Board, readBoard } from '../../contract/board.calls.ts';
import { type WarehouseRow, warehouseList } from '../../contract/warehouse.list.ts';
import { AnnounceButton } from '../schedulings/announce-button.tsx';
import { useOpenBooking } from '../schedulings/use-open-booking.ts';
import { ViewSwitch } from '../schedulings/view-switch.tsx';
import classes from './board.module.css';
import { BoardGrid } from './board-grid.tsx';
import { signsOf } from './board-time.ts';
import { DockLists } from './dock-lists.tsx';
import { useBoardPlace } from './use-board-place.ts';
import { useLightPrint } from './use-light-print.ts';
import { WaitingList } from './waiting-list.tsx';

const { read: readWarehouses } = listCalls(warehouseList);

/** The docks of one warehouse over one day. */
export default function BoardView(): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readWarehouses, { query: {} });
  const warehouses = (reply.data as { readonly warehouses: readonly WarehouseRow[] } | undefined)?.warehouses;
  if (reply.isError && !warehouses) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!warehouses) return <CardsSkeleton cards={4} />;
  if (warehouses.length === 0) return <EmptyState title={t('warehouses.board.noWarehouse')} action={<ViewSwitch />} />;
  return <ChosenBoard warehouses={warehouses} />;
}

function ChosenBoard({ warehouses }: { readonly warehouses: readonly WarehouseRow[] }): ReactNode {
  const { warehouseId, date, show } = useBoardPlace(warehouses);
  const query = { warehouseId, ...(date ? { date } : {}) };
  const { data, isError, refetch, isPlaceholderData } = useCall(
    readBoard,
    { query },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack gap="md" className={classes.page!}>
      <BoardTools warehouses={warehouses} warehouseId={warehouseId} date={date ?? data?.date ?? null} onShow={show} />
      {isError && !data && <QueryError onRetry={() => void refetch()} />}
      {!data && !isError && <CardsSkeleton cards={4} />}
      {data && (
        <div data-waiting={isPlaceholderData || undefined} className={classes.day}>
          <h2 className={classes.title}>
            {data.warehouse.fullName} · {showDay(data.date)}
          </h2>
          <ShownBoard board={data} />
        </div>
      )}
    </Stack>
  );
}

function ShownBoard({ board }: { readonly board: Board }): ReactNode {
  const { open } = useOpenBooking();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const now = useMinute();
  useLightPrint();
  const { schedulings, warehouse, waiting } = board;
  const signs = useMemo(() => signsOf(schedulings, warehouse.lateMinutes, now), [schedulings, warehouse, now]);
  if (!phone) return <BoardGrid board={board} signs={signs} now={now} onOpen={open} />;
  const handlers = { onOpen: open, onKey: () => {}, onGrab: () => {} };
  return (
    <Stack gap="md">
      <WaitingList waiting={waiting} zone={warehouse.timeZone} {...handlers} />
      <DockLists board={board} signs={signs} onOpen={open} />
    </Stack>
  );
}

/** Now, minute by minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface BoardToolsProps {
  readonly warehouses: readonly WarehouseRow[];
  readonly warehouseId: string;
  readonly date: string | null;
  readonly onShow: (place: { readonly warehouse?: string; readonly date?: string | null }) => void;
}

function BoardTools({ warehouses, warehouseId, date, onShow }: BoardToolsProps): ReactNode {
  const { t } = useTranslation();
  const calendar = useCalendarProps('near');
  const step = (days: number) => date && onShow({ date: addDays(date, days) });
  return (
    <Group gap="xs" align="flex-end" className={classes.tools!}>
      <Select
        label={t('lists.scheduling.columns.warehouse')}
        data={warehouses.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
        value={warehouseId}
        searchable
        allowDeselect={false}
        onChange={(id) => id && onShow({ warehouse: id })}
      />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('warehouses.board.dayBefore')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size="1.1rem" aria-hidden />
        </ActionIcon>
        <DatePickerInput
          {...calendar}
          label={t('warehouses.booking.date')}
          valueFormat="DD/MM/YYYY"
          value={date}
          onChange={(day) => onShow({ date: day })}
        />
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('warehouses.board.dayAfter')}
          onClick={() => step(1)}
        >
          <IconChevronRight size="1.1rem" aria-hidden />
        </ActionIcon>
      </Group>
      <Button variant="default" onClick={() => onShow({ date: null })}>
        {t('warehouses.board.today')}
      </Button>
      <Group gap="xs" ml="auto">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('warehouses.board.print')}
          onClick={() => window.print()}
        >
          <IconPrinter size="1.1rem" aria-hidden />
        </ActionIcon>
        <ViewSwitch />
        {/* It waits beside the board of its day. */}
        <AnnounceButton
          at={{ warehouseId, date: date ?? undefined }}
          onAnnounced={({ warehouse, dueDate }) => onShow({ warehouse: warehouse._id, date: dueDate })}
        />
      </Group>
    </Group>
  );
}
