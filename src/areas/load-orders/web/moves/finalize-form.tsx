import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { finalizeOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { TaskFormProps } from '../order/task-form-props.ts';

const GRAMS = 1_000_000;

const tonnes = z.number().min(0).max(100_000).nullable();
const shape = z.object({ loadedTn: tonnes, deliveredTn: tonnes });
const field = fieldsOf(shape);

/** Ends a trip by hand, with the weights of the weighbridges if they are known. */
export default function FinalizeForm({ order, backTo, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const tonnesUnit = t('loadOrders.catalogues.weightUnitAbbreviations.tn');
  const finalizing = useAction(finalizeOrder, { refresh: ORDER_REFRESH });
  return (
    <FormShell
      label={t('loadOrders.screens.actions.finalize')}
      shape={shape}
      defaults={{ loadedTn: order.loadedTn, deliveredTn: order.deliveredTn }}
      openedBy="finalize"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.actions.finalize')}
      failure={{ action: 'update', what: t('loadOrders.screens.what') }}
      save={({ loadedTn, deliveredTn }) =>
        finalizing.mutateAsync({
          params: { id: order._id },
          body: {
            ...(loadedTn === null ? {} : { loadedTn }),
            ...(deliveredTn === null ? {} : { deliveredTn }),
          },
        })
      }
      onSaved={() => {
        snackbar.success(t('loadOrders.screens.feedback.finalized', { code: order.loadingOrderCode }));
        onDone();
      }}
    >
      <FieldGrid>
        <NumberField
          name={field('loadedTn')}
          label={t('loadOrders.screens.fields.loadedTn')}
          decimals={3}
          unit={tonnesUnit}
          autoFocus
        />
        <NumberField
          name={field('deliveredTn')}
          label={t('loadOrders.screens.fields.deliveredTn')}
          decimals={3}
          unit={tonnesUnit}
        />
      </FieldGrid>
      <WeightDifference name={field()} />
    </FormShell>
  );
}

interface Weights {
  readonly loadedTn: number | null;
  readonly deliveredTn: number | null;
}

/** The difference between both weighbridges, shown while typing. */
function WeightDifference({ name }: { readonly name: FieldName<Weights> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const loaded = useFieldValue(field('loadedTn'));
  const delivered = useFieldValue(field('deliveredTn'));
  // Either field may hold a text that is not a number yet.
  if (typeof loaded !== 'number' || typeof delivered !== 'number') return null;
  const difference = Math.round((delivered - loaded) * GRAMS) / GRAMS;
  return (
    <Text size="sm" role="status" c={difference < 0 ? 'var(--tone-warning-text)' : 'dimmed'}>
      {t('loadOrders.screens.difference', { tonnes: difference })}
    </Text>
  );
}
