import { ActionIcon, Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CODE_MAX, STOP_ACTIONS, type StopAction } from '#areas/load-orders/rules/order-limits.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { TimeField } from '#ui/fields/date/time-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { ReorderHandle } from '#ui/form/use-reorder.ts';
import { type FormCatalogue, optionsOf } from '../form/form-catalogue.ts';
import { PlaceFields } from '../order/place-fields.tsx';
import classes from './stops-fields.module.css';

interface StopFieldsProps {
  readonly at: number;
  readonly catalogue: FormCatalogue;
  readonly handle: ReorderHandle;
  readonly onRemove?: () => void;
}

/** One stop: what is done there, where, for whom; what is needed less often folded away. */
export function StopFields({ at, catalogue, handle, onRemove }: StopFieldsProps): ReactNode {
  const { t } = useTranslation();
  const name = `stops.${at}`;
  const [opened, more] = useDisclosure(false);
  const [action, city] = useWatch({ name: [`${name}.action`, `${name}.place.cityName`] }) as [StopAction, string];
  const label = (field: NameIn<'loadOrders.screens.form'>) => t(`loadOrders.screens.form.${field}`);
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
      <PlaceFields name={`${name}.place`}>
        <SelectField
          name={`${name}.action`}
          label={label('stopAction')}
          options={STOP_ACTIONS.map((value) => ({ value, label: t(`loadOrders.stopActions.${value}`) }))}
        />
        <TextField name={`${name}.customer`} label={label('customer')} />
        <TextField name={`${name}.deliveryCode`} label={label('deliveryCode')} max={CODE_MAX} />
      </PlaceFields>
      <Button
        variant="subtle"
        c="var(--brand-text)"
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
          <TextField name={`${name}.orderCode`} label={label('orderCode')} max={CODE_MAX} />
          <DateField name={`${name}.plannedDay`} label={label('plannedDay')} />
          <TimeField name={`${name}.plannedHour`} label={label('plannedHour')} />
          <NumberField name={`${name}.quantity`} label={t('loadOrders.screens.fields.quantity')} decimals={3} />
          <SelectField
            name={`${name}.quantityUnit`}
            label={t('loadOrders.screens.fields.weightUnit')}
            options={optionsOf(catalogue.weightUnits)}
          />
          <TextField name={`${name}.contactName`} label={label('contactName')} max={NAME_MAX} />
          <TextField name={`${name}.contactPhone`} label={label('contactPhone')} max={40} />
        </FieldGrid>
      </Collapse>
    </>
  );
}
