import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SEE_FREIGHT, usesKeyedAttributes } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { SPLITS } from '#areas/load-orders/rules/order-limits.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { Wizard } from '#ui/form/wizard.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CargoFields, CodeFields } from '../form/cargo-fields.tsx';
import { CarrierField } from '../form/carrier-field.tsx';
import { ClientFields, NotificationFields } from '../form/client-fields.tsx';
import { DocumentFields } from '../form/document-fields.tsx';
import type { FormCatalogue } from '../form/form-catalogue.ts';
import { FreightFields } from '../form/freight-fields.tsx';
import { PropertyFields } from '../form/property-fields.tsx';
import { WhenFields } from '../form/route-fields.tsx';
import { CARGO_NAMES, FREIGHT_NAMES, propertiesOf, propertyNames } from '../form/step-names.ts';
import type { Saved } from '../form/use-save-order.ts';
import { multipointShape, multipointValues } from './multipoint-shape.ts';
import { StopsFields } from './stops-fields.tsx';
import { useSaveMultipoint } from './use-save-multipoint.ts';

interface MultipointFormProps {
  readonly catalogue: FormCatalogue;
  /** Null where new ones are made. */
  readonly order: OrderView | null;
  readonly backTo: string;
  readonly onSaved: (saved: Saved) => void;
  readonly onReload?: () => void;
}

const STOPS_NAMES = ['stops', 'dates', 'distanceTravel'] as const;
const MORE_NAMES = [
  'clientId',
  'clientTaxDocument',
  'operatorId',
  'analystId',
  'split',
  'documents',
  'notificationClient',
  'assignmentCompanyId',
  'comment',
] as const;

/** One form for making and changing orders with many stops. */
export function MultipointForm({ catalogue, order, backTo, onSaved, onReload }: MultipointFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { country, permissions } = useSignedIn();
  const seesFreights = useHolds(SEE_FREIGHT);
  const keyed = usesKeyedAttributes(permissions);
  const { properties } = catalogue;
  const shape = useMemo(() => multipointShape(properties), [properties]);
  const save = useSaveMultipoint(order, { seesFreights, keyed });
  const step = { catalogue, order };
  const title = (name: string) => t(`loadOrders.screens.form.steps.${name}`);
  const mine = (number: number) => <PropertyFields properties={propertiesOf(properties, number)} />;
  const splits = SPLITS.map((value) => ({ value, label: t(`loadOrders.screens.form.splits.${value}`) }));
  return (
    <Wizard
      label={t(`loadOrders.screens.form.${order ? 'editMultipoint' : 'newMultipoint'}`)}
      shape={shape}
      defaults={multipointValues(order, { properties, currency: countryOrDefault(country).currency.code })}
      draft={`multipoint.${order ? `update.${order._id}` : 'create'}`}
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
          id: 'stops',
          title: title('stops'),
          fields: [...STOPS_NAMES, ...propertyNames(properties, 1)],
          content: () => (
            <>
              <StopsFields catalogue={catalogue} />
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
              <CodeFields {...step} withDeliveryCodes={false} />
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
              {!order && (
                <FormSection title={t('loadOrders.screens.form.split')}>
                  <SelectField name="split" label={t('loadOrders.screens.form.split')} options={splits} required />
                </FormSection>
              )}
              <ClientFields {...step} />
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
