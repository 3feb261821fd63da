import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import type { FormShape } from '#ui/form/form-shape.ts';
import { FormSection } from '#ui/form/layout.tsx';
import type { ShellFormOptions } from '#ui/form/use-shell-form.ts';
import { Wizard, type WizardStep } from '#ui/form/wizard.tsx';
import { CargoFields, CodeFields } from './cargo-fields.tsx';
import { CarrierField } from './carrier-field.tsx';
import { NotificationFields } from './client-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { FreightFields } from './freight-fields.tsx';
import type { OrderFormProps, StepProps } from './order-form-props.ts';
import type { SharedFormInput, Writer } from './order-form-shape.ts';
import { PropertyFields } from './property-fields.tsx';
import { propertiesOf, type StepNumber } from './step-names.ts';
import type { Saved } from './use-save-order.ts';

const field = fieldsOf<SharedFormInput>();

type Kept<S extends FormShape> = Pick<ShellFormOptions<S, Saved>, 'shape' | 'defaults' | 'save'>;

interface OrderWizardProps<S extends FormShape> extends OrderFormProps, Kept<S> {
  readonly label: string;
  readonly draft: string;
  readonly writer: Writer;
  /** The fields of a step, including the company's custom properties. */
  readonly names: (step: StepNumber) => WizardStep<S>['fields'];
  /** The fields of the route. */
  readonly way: { readonly id: 'route' | 'stops'; readonly fields: ReactNode };
  /** In an order with many stops, the stops have the delivery codes. */
  readonly withDeliveryCodes: boolean;
  /** Fields that only this kind of order has, before its documents. */
  readonly extra: ReactNode;
}

/** The order form in four steps, for every kind of order. */
export function OrderWizard<S extends FormShape>(props: OrderWizardProps<S>): ReactNode {
  const {
    catalogue,
    order,
    operation = null,
    makesOperation = false,
    writer,
    names,
    way,
    withDeliveryCodes,
    extra,
  } = props;
  const { shape, defaults, save, label, draft, backTo, onSaved, onReload } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const given: StepProps = { catalogue, order, operation, makesOperation };
  const own = (step: StepNumber) => <PropertyFields properties={propertiesOf(catalogue.properties, step)} />;
  const step = (
    id: NameIn<'loadOrders.screens.form.steps'>,
    fields: WizardStep<S>['fields'],
    content: ReactNode,
  ): WizardStep<S> => ({
    id,
    title: t(`loadOrders.screens.form.steps.${id}`),
    fields,
    content: () => content,
  });
  return (
    <Wizard
      label={label}
      shape={shape}
      defaults={defaults}
      recordId={order?._id}
      draft={draft}
      backTo={backTo}
      failure={{
        action: order ? 'update' : 'create',
        what: t('loadOrders.screens.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={(saved) => {
        const count = saved.orderIds.length;
        snackbar.success(
          order ? t('loadOrders.screens.feedback.saved') : t('loadOrders.screens.feedback.created', { count }),
        );
        onSaved(saved);
      }}
      steps={[
        step(
          way.id,
          names(1),
          <>
            {way.fields}
            {own(1)}
          </>,
        ),
        step(
          'cargo',
          names(2),
          <>
            <CargoFields {...given} />
            <CodeFields {...given} withDeliveryCodes={withDeliveryCodes} />
            {own(2)}
          </>,
        ),
        ...(writer.seesFreights
          ? [
              step(
                'freight',
                names(3),
                <>
                  <FreightFields {...given} />
                  {own(3)}
                </>,
              ),
            ]
          : []),
        step(
          'more',
          writer.seesFreights ? names(4) : [...names(3), ...names(4)],
          <>
            {extra}
            {!order && <DocumentFields />}
            <NotificationFields />
            {writer.keyed && <CarrierField order={order} />}
            {!writer.seesFreights && own(3)}
            {own(4)}
            <FormSection title={t('loadOrders.screens.fields.comment')}>
              <TextareaField name={field('comment')} label={t('loadOrders.screens.fields.comment')} />
            </FormSection>
          </>,
        ),
      ]}
    />
  );
}
