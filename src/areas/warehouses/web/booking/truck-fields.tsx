import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { plateShape } from '../../contract/visit.calls.ts';
import { DOCK_ACTIONS, type DockAction } from '../../rules/free-times.ts';

/** What everybody has to say about a truck without an order; who drives it, the form of each decides. */
export const truckShape = { plate: plateShape, action: z.enum(DOCK_ACTIONS) };

interface Truck {
  readonly plate: string;
  readonly driver: string | null;
  readonly carrier: string | null;
  readonly action: DockAction;
}
const field = fieldsOf<Truck>();

/** A truck without an order, as the guard takes it in or the scheduler announces it. */
export function TruckFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <TextField name={field('plate')} label={t('warehouses.gate.walkIn.plate')} />
      <TextField name={field('driver')} label={t('warehouses.gate.walkIn.driver')} />
      <TextField name={field('carrier')} label={t('warehouses.gate.walkIn.carrier')} />
      <SelectField
        name={field('action')}
        label={t('warehouses.gate.walkIn.action')}
        options={DOCK_ACTIONS.map((value) => ({ value, label: t(`warehouses.actions.${value}`) }))}
      />
    </>
  );
}
