import { ActionIcon, Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LOADS } from '#areas/load-orders/rules/order-limits.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { type FormCatalogue, optionsOf } from './form-catalogue.ts';
import classes from './rows.module.css';

/** What else is on the truck, each with how much of it. */
export function LoadsFields({ catalogue }: { readonly catalogue: FormCatalogue }): ReactNode {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ name: 'loads' });
  const options = optionsOf(catalogue.categories);
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={classes.row} aria-label={t('loadOrders.screens.form.load', { number: at + 1 })}>
          <SelectField
            name={`loads.${at}.categoryId`}
            label={t('loadOrders.screens.fields.categoryLoad')}
            options={options}
          />
          <NumberField name={`loads.${at}.value`} label={t('loadOrders.screens.fields.quantity')} decimals={3} />
          <ActionIcon
            className={classes.remove!}
            variant="subtle"
            color="gray"
            size="lg"
            onClick={() => remove(at)}
            aria-label={t('loadOrders.screens.form.removeLoad', { number: at + 1 })}
          >
            <IconTrash size="1.15rem" stroke={1.6} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      <Button
        variant="default"
        className={classes.add!}
        disabled={fields.length >= MAX_LOADS}
        leftSection={<IconPlus size="1.1rem" aria-hidden />}
        onClick={() => append({ categoryId: null, value: null })}
      >
        {t('loadOrders.screens.form.addLoad')}
      </Button>
    </>
  );
}
