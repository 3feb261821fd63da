import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { createAgro } from '#areas/load-orders/contract/order.calls.ts';
import { ANY_OPERATION, listAddress, TRUCKS } from '#areas/load-orders/contract/order-addresses.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { MAX_ORDERS_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { OPERATION_LISTS, type OperationRow } from '#areas/operations/contract/operation.list.ts';
import { LOAD_CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction, useApi, useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { optionsOf } from './form-catalogue.ts';
import { useTruckSource } from './use-truck-source.ts';

const CALLS = listCalls(OPERATION_LISTS.agro);

const shape = z.object({
  agroOperationId: z.string(),
  numLoadingOrders: z.number().int().min(1).max(MAX_ORDERS_AT_ONCE),
  category: catalogueKey(LOAD_CATEGORIES).nullable(),
  typeTransportUnit: catalogueKey(TRUCK_TYPES).nullable(),
  transportUnitId: z.string().nullable(),
  comment: optionalTextShape(),
});
const field = fieldsOf(shape);

/** More trucks for an agro operation: any number of orders, or one that is assigned at once. */
export default function AgroDialog(): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const backTo = listAddress('agroLoadOrder');
  const close = useGoBack(backTo);
  const wanted = params.get(TRUCKS);
  return (
    <Dialog opened={wanted !== null} onClose={close} size="lg" title={t('loadOrders.screens.form.newAgro')}>
      <AgroForm operationId={wanted === ANY_OPERATION ? null : wanted} backTo={backTo} onDone={close} />
    </Dialog>
  );
}

interface AgroFormProps {
  readonly operationId: string | null;
  readonly backTo: string;
  readonly onDone: () => void;
}

function AgroForm({ operationId, backTo, onDone }: AgroFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const creating = useAction(createAgro, { refresh: ORDER_REFRESH });
  const catalogues = useCall(readOrderCatalogues, {});
  const operations = useOperationSource();
  const trucks = useTruckSource();
  if (catalogues.isError && !catalogues.data) return <QueryError onRetry={() => void catalogues.refetch()} />;
  if (!catalogues.data) return <FormSkeleton fields={4} />;
  const label = (name: NameIn<'loadOrders.screens.fields'>) => t(`loadOrders.screens.fields.${name}`);
  return (
    <FormShell
      label={t('loadOrders.screens.form.newAgro')}
      shape={shape}
      defaults={{
        // Null until something is chosen, although the parsed shape requires a value.
        agroOperationId: operationId as string,
        numLoadingOrders: 1,
        category: null,
        typeTransportUnit: null,
        transportUnitId: null,
        comment: '',
      }}
      openedBy={TRUCKS}
      backTo={backTo}
      submitLabel={t('loadOrders.screens.actions.createAgro')}
      failure={{ action: 'create', what: t('loadOrders.screens.what') }}
      save={({ transportUnitId, numLoadingOrders, ...body }) =>
        creating.mutateAsync({
          body:
            transportUnitId === null
              ? { ...body, numLoadingOrders }
              : { ...body, transportUnitId, numLoadingOrders: 1 },
        })
      }
      onSaved={({ loadingOrders }) => {
        snackbar.success(t('loadOrders.screens.feedback.created', { count: loadingOrders.length }));
        onDone();
      }}
    >
      <FieldGrid>
        <AsyncSelectField
          name={field('agroOperationId')}
          label={t('loadOrders.screens.form.agroOperation')}
          source={operations}
          readOnly={operationId !== null}
          required
        />
        <NumberField
          name={field('numLoadingOrders')}
          label={label('numLoadingOrders')}
          decimals={0}
          min={1}
          max={MAX_ORDERS_AT_ONCE}
          step={1}
        />
        <SelectField
          name={field('category')}
          label={label('categoryLoad')}
          options={optionsOf(catalogues.data.categories)}
        />
        <SelectField
          name={field('typeTransportUnit')}
          label={label('typeTransportUnit')}
          options={optionsOf(catalogues.data.typeTransportUnits)}
        />
        {trucks && (
          <AsyncSelectField
            name={field('transportUnitId')}
            label={t('loadOrders.screens.form.truck')}
            help={t('loadOrders.screens.form.truckHelp')}
            source={trucks}
          />
        )}
      </FieldGrid>
      <TextareaField name={field('comment')} label={label('comment')} rows={2} />
    </FormShell>
  );
}

/** Agro operations by their code, client or place. */
function useOperationSource(): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['agro-operations-of-orders'],
      search: async (search, signal) => {
        const page = await api.call(CALLS.read, { query: { search, size: 20 } }, { signal });
        return (page[OPERATION_LISTS.agro.rowsKey] as readonly OperationRow[]).map(
          ({ _id, code, client, origin, destination }) => ({
            value: _id,
            label: code,
            detail: [client, `${origin} → ${destination}`].filter(Boolean).join(' · '),
          }),
        );
      },
      find: async (id, signal) => {
        const { operation } = await api.call(OPERATION_CALLS.agro.read, { params: { id } }, { signal });
        return { value: operation._id, label: operation.code };
      },
    }),
    [api],
  );
}
