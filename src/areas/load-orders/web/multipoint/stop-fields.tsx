import { ActionIcon, Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_MAX, STOP_ACTIONS } from '#areas/load-orders/rules/order-limits.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { ReorderHandle } from '#ui/form/use-reorder.ts';
import { UNIT_OPTIONS } from '../form/form-catalogue.ts';
import { PlaceFields } from '../order/place-fields.tsx';
import type { StopForm } from './stop-form.ts';
import classes from './stops-fields.module.css';

interface StopFieldsProps {
  readonly at: number;
  readonly name: FieldName<StopForm>;
  readonly handle: ReorderHandle;
  readonly onRemove?: () => void;
}

/** One stop: its action, place and recipient; less common fields are collapsed. */
export function StopFields({ at, name, handle, onRemove }: StopFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const [opened, more] = useDisclosure(false);
  const action = useFieldValue(field('action'));
  const units = useEntryOptions({ ...UNIT_OPTIONS, chosen: useFieldValue(field('quantityUnit')) });
  const city = useFieldValue(field('place.cityName'));
  const label = (part: NameIn<'loadOrders.screens.form'>) => t(`loadOrders.screens.form.${part}`);
  return (
    <>
      <div className={classes.head}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.handle!}
          aria-label={t('loadOrders.screens.form.moveStop', { number: at + 1 })}
          {...handle}
        >
          <IconGripVertical size="1.2rem" aria-hidden />
        </ActionIcon>
        <span className={classes.number} data-action={action}>
          {at + 1}
        </span>
        <span className={classes.title}>
          {[t(`loadOrders.stopActions.${action}`), city].filter(Boolean).join(' · ')}
        </span>
        {onRemove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            onClick={onRemove}
            aria-label={t('loadOrders.screens.form.removeStop', { number: at + 1 })}
          >
            <IconTrash size="1.15rem" stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <PlaceFields name={field('place')}>
        <SelectField
          name={field('action')}
          label={label('stopAction')}
          options={STOP_ACTIONS.map((value) => ({ value, label: t(`loadOrders.stopActions.${value}`) }))}
        />
        <TextField name={field('customer')} label={label('customer')} />
        <TextField name={field('deliveryCode')} label={label('deliveryCode')} max={CODE_MAX} />
      </PlaceFields>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more!}
        onClick={more.toggle}
        aria-expanded={opened}
        rightSection={<IconChevronDown size="1rem" aria-hidden data-opened={opened || undefined} />}
      >
        {label('stopMore')}
      </Button>
      <Collapse expanded={opened}>
        <FieldGrid>
          <TextField name={field('orderCode')} label={label('orderCode')} max={CODE_MAX} />
          <DateField name={field('plannedDay')} label={label('plannedDay')} />
          <TimeField name={field('plannedHour')} label={label('plannedHour')} />
          <NumberField name={field('quantity')} label={t('loadOrders.screens.fields.quantity')} decimals={3} />
          <SelectField name={field('quantityUnit')} label={t('loadOrders.screens.fields.weightUnit')} options={units} />
          <TextField name={field('contactName')} label={label('contactName')} max={NAME_MAX} />
          <TextField name={field('contactPhone')} label={label('contactPhone')} max={40} />
        </FieldGrid>
      </Collapse>
    </>
  );
}
