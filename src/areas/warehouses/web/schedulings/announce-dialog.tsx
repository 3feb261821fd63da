import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { dayIn, showDay } from '#kernel/dates.ts';
import { idShape } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { NAME_MAX, optionalTextShape } from '#kernel/text.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { ZoneProvider } from '#ui/session/zone.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { takeInTruck } from '../../contract/visit.calls.ts';
import { readWarehouse } from '../../contract/warehouse.calls.ts';
import { type WarehouseRow, warehouseList } from '../../contract/warehouse.list.ts';
import { SCHEDULINGS } from '../../contract/warehouse-addresses.ts';
import { dateWindow } from '../../rules/date-window.ts';
import { TruckFields, truckShape } from '../booking/truck-fields.tsx';

const { read: readWarehouses } = listCalls(warehouseList);

const shape = z.object({
  warehouseId: idShape,
  dueDate: dayShape,
  ...truckShape,
  driver: optionalTextShape(NAME_MAX),
  carrier: optionalTextShape(NAME_MAX),
  vehicleType: z.enum(TRUCK_TYPES).nullable(),
});
const field = fieldsOf(shape);
type Announced = z.output<typeof shape>;

/** What the screen shows already: the board has a warehouse and a day, the list has neither. */
export interface AnnouncedAt {
  readonly warehouseId?: string | undefined;
  readonly date?: string | undefined;
}

interface AnnounceDialogProps {
  readonly at: AnnouncedAt;
  readonly onClose: () => void;
  readonly onAnnounced: (booking: BookingView) => void;
}

/** A truck without an order that is expected on some day: pending until it gets a time and a dock. */
export default function AnnounceDialog(props: AnnounceDialogProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readWarehouses, { query: {} });
  const warehouses = (reply.data as { readonly warehouses: readonly WarehouseRow[] } | undefined)?.warehouses;
  return (
    <Dialog size="sm" opened onClose={props.onClose} title={t('warehouses.announce.title')}>
      {reply.isError && !warehouses && <QueryError onRetry={() => void reply.refetch()} />}
      {!reply.isError && !warehouses && <FormSkeleton />}
      {warehouses?.length === 0 && <EmptyState title={t('warehouses.board.noWarehouse')} />}
      {warehouses && warehouses.length > 0 && <AnnounceForm {...props} warehouses={warehouses} />}
    </Dialog>
  );
}

interface AnnounceFormProps extends AnnounceDialogProps {
  readonly warehouses: readonly WarehouseRow[];
}

function AnnounceForm({ at, warehouses, onClose, onAnnounced }: AnnounceFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const announce = useAction(takeInTruck, { refresh: ['warehouse'] });
  const save = async ({ warehouseId, dueDate, plate, action, driver, carrier, vehicleType }: Announced) => {
    const truck = { plate, action, trucker: driver, transportCompany: carrier };
    const type = vehicleType ? { typeTransportUnit: vehicleType } : {};
    return announce.mutateAsync({ body: { warehouseId, dueDate, ...truck, ...type } });
  };
  const only = warehouses.length === 1 ? warehouses[0]?._id : undefined;
  const warehouseId = at.warehouseId ?? only ?? '';
  return (
    <FormShell
      label={t('warehouses.announce.title')}
      shape={shape}
      defaults={{
        ...{ warehouseId, dueDate: firstDay(warehouses, warehouseId, at.date), plate: '', action: 'unload' },
        ...{ driver: '', carrier: '', vehicleType: null },
      }}
      backTo={SCHEDULINGS}
      onCancel={onClose}
      submitLabel={t('warehouses.announce.confirm')}
      failure={{ action: 'create', what: t('warehouses.announce.what') }}
      save={save}
      onSaved={({ scheduling }) => {
        const { plate, dueDate } = scheduling;
        snackbar.success(t('warehouses.announce.done', { plate, day: dueDate && showDay(dueDate) }));
        onAnnounced(scheduling);
      }}
    >
      {(form) => {
        const chosen = warehouses.find(({ _id }) => _id === form.watch('warehouseId'));
        return (
          <Stack gap="md">
            <Text size="sm">{t('warehouses.announce.help')}</Text>
            <SelectField
              name={field('warehouseId')}
              label={t('lists.scheduling.columns.warehouse')}
              options={warehouses.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
            />
            <OpenDay warehouse={chosen} />
            <TruckFields />
            <SelectField
              name={field('vehicleType')}
              label={t('warehouses.panel.vehicleType')}
              options={TRUCK_TYPES.map((value) => ({ value, label: t(`warehouses.types.${value}`) }))}
            />
          </Stack>
        );
      }}
    </FormShell>
  );
}

/** The day that the board shows, where it is not over. */
function firstDay(warehouses: readonly WarehouseRow[], id: string, date: string | undefined): string {
  const zone = warehouses.find(({ _id }) => _id === id)?.timeZone;
  return date && zone && date >= dayIn(new Date(), zone) ? date : '';
}

/** Within the days that the warehouse can be booked, by its own calendar. */
function OpenDay({ warehouse }: { readonly warehouse: WarehouseRow | undefined }): ReactNode {
  const { t } = useTranslation();
  const id = warehouse?._id ?? '';
  const { data } = useCall(readWarehouse, { params: { id } }, { enabled: warehouse !== undefined });
  const label = t('warehouses.announce.day');
  if (!warehouse || !data) return <DateField name={field('dueDate')} label={label} disabled={!warehouse} />;
  const today = dayIn(new Date(), warehouse.timeZone);
  const { from, until } = dateWindow(today, null, data.warehouse.viewDaysCalendar);
  const help = t('warehouses.announce.open', { from: showDay(from), until: showDay(until) });
  return (
    <ZoneProvider value={warehouse.timeZone}>
      <DateField name={field('dueDate')} label={label} min={from} max={until} help={help} />
    </ZoneProvider>
  );
}
