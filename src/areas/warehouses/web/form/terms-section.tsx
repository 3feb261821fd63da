import { Fieldset, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import * as limits from '../../rules/warehouse-limits.ts';
import type { WarehouseForm } from './warehouse-shape.ts';

const field = fieldsOf<WarehouseForm>();
const openTo = fieldsIn(field('openTo'));
const price = fieldsIn(field('waitingPrice'));

interface MinutesProps {
  readonly name: FieldName<number | null>;
  readonly label: string;
  readonly help?: string;
  readonly between: { readonly min: number; readonly max: number };
  readonly unit?: string;
}

function WholeNumber({ name, label, help, between, unit }: MinutesProps): ReactNode {
  return (
    <NumberField
      name={name}
      label={label}
      decimals={0}
      min={between.min}
      max={between.max}
      required
      {...(help ? { help } : {})}
      {...(unit ? { unit } : {})}
    />
  );
}

/** Who books, how far ahead, and until when. */
export function BookingSection(): ReactNode {
  const { t } = useTranslation();
  const minutes = t('warehouses.form.minutes');
  return (
    <FormSection title={t('warehouses.form.booking')} text={t('warehouses.form.bookingHelp')}>
      <FieldGrid>
        <WholeNumber
          name={field('startInterval')}
          label={t('warehouses.fields.startInterval')}
          between={limits.INTERVAL_MINUTES}
          unit={minutes}
        />
        <WholeNumber
          name={field('buffer')}
          label={t('warehouses.fields.buffer')}
          between={limits.BUFFER_MINUTES}
          unit={minutes}
        />
        <WholeNumber
          name={field('viewDaysCalendar')}
          label={t('warehouses.fields.viewDaysCalendar')}
          between={limits.VIEW_DAYS}
          unit={t('warehouses.form.days')}
        />
        <WholeNumber
          name={field('bookingCutoff')}
          label={t('warehouses.fields.bookingCutoff')}
          between={limits.CUTOFF_MINUTES}
          unit={minutes}
        />
        <WholeNumber
          name={field('cancellingCutoff')}
          label={t('warehouses.fields.cancellingCutoff')}
          between={limits.CUTOFF_MINUTES}
          unit={minutes}
        />
      </FieldGrid>
      <Fieldset variant="unstyled" legend={t('warehouses.form.openTo')}>
        <Stack gap="xs" mt="xs">
          <SwitchField name={openTo('associates')} label={t('warehouses.fields.openToAssociates')} />
          <SwitchField name={openTo('carriers')} label={t('warehouses.fields.openToCarriers')} />
          <SwitchField name={openTo('links')} label={t('warehouses.fields.openToLinks')} />
        </Stack>
      </Fieldset>
    </FormSection>
  );
}

/** What the gate allows, and what waiting costs. */
export function GateSection(): ReactNode {
  const { t } = useTranslation();
  const minutes = t('warehouses.form.minutes');
  const currency = useFieldValue(price('currency'));
  return (
    <FormSection title={t('warehouses.form.gate')} text={t('warehouses.form.gateHelp')}>
      <FieldGrid>
        <WholeNumber
          name={field('earlyMinutes')}
          label={t('warehouses.fields.earlyMinutes')}
          between={limits.TOLERANCE_MINUTES}
          unit={minutes}
        />
        <WholeNumber
          name={field('lateMinutes')}
          label={t('warehouses.fields.lateMinutes')}
          between={limits.TOLERANCE_MINUTES}
          unit={minutes}
        />
        <WholeNumber
          name={field('noShowMinutes')}
          label={t('warehouses.fields.noShowMinutes')}
          between={limits.NO_SHOW_MINUTES}
          unit={minutes}
        />
        <WholeNumber
          name={field('freeMinutes')}
          label={t('warehouses.fields.freeMinutes')}
          between={limits.FREE_MINUTES}
          unit={minutes}
        />
        <MoneyField
          name={price('value')}
          label={t('warehouses.fields.waitingPrice')}
          help={t('warehouses.form.waitingHelp')}
          currency={currency}
        />
        <SelectField
          name={price('currency')}
          label={t('warehouses.fields.waitingCurrency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </FieldGrid>
    </FormSection>
  );
}
