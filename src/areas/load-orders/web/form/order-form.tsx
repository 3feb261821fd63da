import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { Wizard } from '#ui/form/wizard.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CargoFields, CodeFields } from './cargo-fields.tsx';
import { CarrierField } from './carrier-field.tsx';
import { ClientFields, NotificationFields } from './client-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import type { FormCatalogue } from './form-catalogue.ts';
import { FreightFields } from './freight-fields.tsx';
import { operationStart } from './operation-start.ts';
import { orderShape } from './order-shape.ts';
import { orderValues } from './order-values.ts';
import { PropertyFields } from './property-fields.tsx';
import { RouteFields, WhenFields } from './route-fields.tsx';
import { CARGO_NAMES, FREIGHT_NAMES, MORE_NAMES, propertiesOf, propertyNames, ROUTE_NAMES } from './step-names.ts';
import { type Saved, useSaveOrder } from './use-save-order.ts';
import { WayFields } from './way-fields.tsx';

interface OrderFormProps {
  readonly catalogue: FormCatalogue;
  /** Null where new ones are made. */
  readonly order: OrderView | null;
  /** Where new ones belong; null makes an operation for them. */
  readonly operationId: string | null;
  /** The same with what new ones take over from it, where the reader may see it. */
  readonly operation?: OperationView | null;
  readonly backTo: string;
  readonly onSaved: (saved: Saved) => void;
  readonly onReload?: () => void;
}

/** One form for making and changing orders, in four steps. */
export function OrderForm(props: OrderFormProps): ReactNode {
  const { catalogue, order, operationId, operation = null, backTo, onSaved, onReload } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { country, permissions } = useSignedIn();
  const seesFreights = useHolds(SEE_FREIGHT);
  const keyed = usesKeyedAttributes(permissions);
  const { properties } = catalogue;
  const shape = useMemo(() => orderShape(properties, order === null), [properties, order]);
  const save = useSaveOrder(order, operationId, { seesFreights, keyed });
  const step = { catalogue, order, operation };
  const currency = countryOrDefault(country).currency.code;
  const title = (name: string) => t(`loadOrders.screens.form.steps.${name}`);
  const mine = (number: number) => <PropertyFields properties={propertiesOf(properties, number)} />;
  return (
    <Wizard
      label={t(`loadOrders.screens.form.${order ? 'edit' : 'new'}`)}
      shape={shape}
      defaults={{
        ...orderValues(order, { properties, currency }),
        ...(operation ? operationStart(operation, currency) : {}),
      }}
      draft={`loadOrder.${order ? `update.${order._id}` : `create.${operationId ?? 'new'}`}`}
      backTo={backTo}
      failure={{
        action: order ? 'update' : 'create',
        what: t('loadOrders.screens.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={(saved) => {
        const count = saved.orderIds.length;
        snackbar.success(order ? t('loadOrders.screens.told.saved') : t('loadOrders.screens.told.created', { count }));
        onSaved(saved);
      }}
      steps={[
        {
          id: 'route',
          title: title('route'),
          fields: [...ROUTE_NAMES, ...propertyNames(properties, 1)],
          content: () => (
            <>
              <ClientFields {...step} />
              <RouteFields />
              <WhenFields />
              {mine(1)}
            </>
          ),
        },
        {
          id: 'cargo',
          title: title('cargo'),
          fields: [...CARGO_NAMES, ...propertyNames(properties, 2)],
          content: () => (
            <>
              <CargoFields {...step} />
              <CodeFields {...step} withDeliveryCodes />
              {mine(2)}
            </>
          ),
        },
        ...(seesFreights
          ? [
              {
                id: 'freight',
                title: title('freight'),
                fields: [...FREIGHT_NAMES, ...propertyNames(properties, 3)],
                content: () => (
                  <>
                    <FreightFields {...step} />
                    {mine(3)}
                  </>
                ),
              },
            ]
          : []),
        {
          id: 'more',
          title: title('more'),
          fields: [...MORE_NAMES, ...propertyNames(properties, 4)],
          content: () => (
            <>
              {!order && <WayFields />}
              {!order && <DocumentFields />}
              <NotificationFields />
              {keyed && <CarrierField order={order} />}
              {!seesFreights && mine(3)}
              {mine(4)}
              <FormSection title={t('loadOrders.screens.fields.comment')}>
                <TextareaField name="comment" label={t('loadOrders.screens.fields.comment')} />
              </FormSection>
            </>
          ),
        },
      ]}
    />
  );
}
