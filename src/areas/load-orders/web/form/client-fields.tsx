import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { isOfClient } from '#areas/load-orders/rules/client-tax-id.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { useClientSource, useOperatorSource } from '../order/use-sources.ts';
import type { StepProps } from './order-form-props.ts';
import type { SharedFormInput } from './order-form-shape.ts';
import { useSelfAsOperator } from './use-order-writer.ts';

const field = fieldsOf<SharedFormInput>();

/** The tax id of the client chosen last. The form keeps it, because its steps come and go. */
export function useTaxIdOfClient(order: OrderView | null): RefObject<string> {
  return useRef(order?.clientCompany?.taxId ?? '');
}

interface ClientFieldsProps extends StepProps {
  readonly taxIdOfClient: RefObject<string>;
}

/** The client of the order, and the people responsible for it. */
export function ClientFields({ order, operation, taxIdOfClient }: ClientFieldsProps): ReactNode {
  const { t } = useTranslation();
  const clients = useClientSource();
  const operators = useOperatorSource();
  const label = (name: NameIn<'loadOrders.screens.fields'>) => t(`loadOrders.screens.fields.${name}`);
  const client = order?.clientCompany ?? operation?.client;
  const self = useSelfAsOperator();
  const operator = order ? order.operator : (operation?.operator ?? self);
  const takeTaxId = useTakeTaxId(taxIdOfClient);
  const analyst = order?.assignedAnalyst;
  return (
    <FormSection title={t('loadOrders.screens.business')}>
      <FieldGrid>
        <AsyncSelectField
          name={field('clientCompany._id')}
          label={label('client')}
          source={clients}
          onPick={takeTaxId}
          {...(client ? { initial: { value: client._id, label: client.name } } : {})}
        />
        <TextField name={field('clientTaxDocument')} label={label('clientTaxDocument')} max={50} />
        <AsyncSelectField
          name={field('operator.userId')}
          label={label('operator')}
          source={operators}
          {...(operator ? { initial: { value: operator.userId, label: operator.fullName } } : {})}
        />
        <AsyncSelectField
          name={field('assignedAnalyst.userId')}
          label={label('assignedAnalyst')}
          source={operators}
          {...(analyst ? { initial: { value: analyst.userId, label: analyst.fullName } } : {})}
        />
      </FieldGrid>
    </FormSection>
  );
}

/** The tax id follows the client, until somebody types another. */
function useTakeTaxId(ofClient: RefObject<string>): (client: Option | null) => void {
  const { get, set } = useFormValues();
  return (client) => {
    const follows = isOfClient(get(field('clientTaxDocument')) ?? '', ofClient.current);
    ofClient.current = client?.detail ?? '';
    if (follows) set(field('clientTaxDocument'), ofClient.current, { shouldDirty: true, shouldValidate: true });
  };
}

/** The client's contact who is notified by mail. */
export function NotificationFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.form.notification')} text={t('loadOrders.screens.form.notificationHelp')}>
      <FieldGrid>
        <TextField
          name={field('notificationClient.mail')}
          label={t('loadOrders.screens.form.mail')}
          type="email"
          max={254}
        />
        <TextField
          name={field('notificationClient.firstName')}
          label={t('loadOrders.screens.form.firstName')}
          max={NAME_MAX}
        />
        <TextField
          name={field('notificationClient.lastName')}
          label={t('loadOrders.screens.form.lastName')}
          max={NAME_MAX}
        />
      </FieldGrid>
    </FormSection>
  );
}
