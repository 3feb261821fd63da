import { Alert } from '@mantine/core';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { findOperationClients, readOperationChoices } from '#areas/operations/contract/operation.calls.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import {
  CATEGORIES,
  type Currency,
  DISPATCH_TYPES,
  LOAD_CATEGORIES,
  SERVICE_TYPES,
  UNITS,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import { PROMISED_MAX, REFERENCE_MAX } from '#areas/operations/rules/operation-limits.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { Position } from '#kernel/position.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import PathChoice from '../plan/path-choice.tsx';
import { FreightFields } from './freight-fields.tsx';
import type { OperationInput } from './operation-shape.ts';
import { PlaceFields } from './place-fields.tsx';

const field = fieldsOf<OperationInput>();

interface OperationFieldsProps {
  readonly kind: OperationKind;
  readonly operation: OperationView | null;
  readonly ownCurrency: Currency;
  /** The plate of the truck the operation is for. */
  readonly plate: string | undefined;
  /** Stored prices are shown only with the permission; a new operation always requires prices. */
  readonly asksPrices: boolean;
  /** The carrier's price is agreed already, and with a compound one the unit it refers to. */
  readonly carrierAgreed?: boolean;
}

export function OperationFields(props: OperationFieldsProps): ReactNode {
  const { kind, operation, ownCurrency, plate, asksPrices, carrierAgreed = false } = props;
  const { t } = useTranslation();
  const carrierFreight = useFieldValue(field('supplierFreight.type'));
  const categories = useEntryOptions({
    catalogue: CATEGORIES,
    keys: LOAD_CATEGORIES,
    group: 'operations.catalogues.categories',
    chosen: useFieldValue(field('categoryLoad')),
  });
  const types = useEntryOptions({
    catalogue: TYPES,
    keys: TRUCK_TYPES,
    group: 'operations.catalogues.vehicleTypes',
    chosen: useFieldValue(field('typeTransportUnit')),
  });
  const units = useEntryOptions({
    catalogue: UNITS,
    keys: WEIGHT_UNITS,
    group: 'operations.catalogues.weightUnits',
    chosen: useFieldValue(field('weightUnit')),
  });
  return (
    <>
      {plate && (
        <Alert variant="light" icon={<IconTruck size="1.2rem" aria-hidden />}>
          {t('operations.form.plate', { plate })}
        </Alert>
      )}
      <FormSection title={t('operations.form.business')}>
        <FieldGrid>
          <ClientField operation={operation} />
          <SelectField
            name={field('dispatchType')}
            label={t('operations.fields.dispatchType')}
            options={DISPATCH_TYPES.map((value) => ({
              value,
              label: t(`operations.catalogues.dispatchTypes.${value}`),
            }))}
          />
          <SelectField
            name={field('serviceType')}
            label={t('operations.fields.serviceType')}
            options={SERVICE_TYPES.map((value) => ({ value, label: t(`operations.catalogues.serviceTypes.${value}`) }))}
          />
          <TextField name={field('reference')} label={t('operations.fields.reference')} max={REFERENCE_MAX} />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('operations.form.route')}>
        <PlaceFields name="origin" />
        <PlaceFields name="destination" />
        <PathFields operation={operation} />
        <DateFields />
      </FormSection>
      <FormSection title={t('operations.form.cargo')}>
        <FieldGrid>
          <SelectField name={field('categoryLoad')} label={t('operations.fields.categoryLoad')} options={categories} />
          <SelectField
            name={field('typeTransportUnit')}
            label={t('operations.fields.typeTransportUnit')}
            options={types}
          />
          <SelectField
            name={field('weightUnit')}
            label={t('operations.fields.weightUnit')}
            options={units}
            readOnly={carrierAgreed && carrierFreight === 'compound'}
          />
          {kind === 'agro' && (
            <NumberField
              name={field('promisedTn')}
              label={t('operations.fields.promisedTn')}
              decimals={3}
              max={PROMISED_MAX}
              unit={t('operations.catalogues.weightUnitAbbreviations.tn')}
              required
            />
          )}
        </FieldGrid>
      </FormSection>
      {asksPrices && (
        <FormSection title={t('operations.form.freights')}>
          <FreightFields name="clientFreight" ownCurrency={ownCurrency} />
          <FreightFields name="supplierFreight" ownCurrency={ownCurrency} agreed={carrierAgreed} />
        </FormSection>
      )}
      <FormSection title={t('operations.form.more')}>
        <ChoiceFields kind={kind} operation={operation} />
      </FormSection>
    </>
  );
}

function ClientField({ operation }: { readonly operation: OperationView | null }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useMemo<OptionSource>(() => {
    const ask = async (query: { search?: string; clientId?: string }, signal: AbortSignal) => {
      const { clients } = await api.call(findOperationClients, { query }, { signal });
      return clients.map(({ _id: value, name: label }) => ({ value, label }));
    };
    return {
      key: ['operation', 'clients'],
      search: (search, signal) => ask({ search }, signal),
      find: async (clientId, signal) => (await ask({ clientId }, signal))[0],
    };
  }, [api]);
  const client = operation?.client;
  return (
    <AsyncSelectField
      name={field('clientId')}
      label={t('operations.fields.client')}
      source={source}
      minLetters={0}
      {...(client ? { initial: { value: client._id, label: client.name } } : {})}
    />
  );
}

/** The path that the orders take over, proposed from the two places. */
function PathFields({ operation }: { readonly operation: OperationView | null }): ReactNode {
  const origin = useFieldValue(field('origin'));
  const destination = useFieldValue(field('destination'));
  const path = operation?.routeGeofence;
  return (
    <PathChoice
      from={positionOf(origin)}
      to={positionOf(destination)}
      proposes={operation === null}
      stored={path ? { id: path.routeGeofenceId, name: path.name } : null}
    />
  );
}

const positionOf = ({ lat, lng }: OperationInput['origin']): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

/** The delivery must not be before the pickup. */
function DateFields(): ReactNode {
  const { t } = useTranslation();
  const pickup = useFieldValue(field('pickupDate'));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(pickup ?? '');
  return (
    <FieldGrid>
      <DateField name={field('pickupDate')} label={t('operations.fields.pickupDate')} minYear={2000} />
      <DateField
        name={field('deliveryDate')}
        label={t('operations.fields.deliveryDate')}
        minYear={2000}
        {...(isDay ? { min: pickup } : {})}
      />
    </FieldGrid>
  );
}

function ChoiceFields({ kind, operation }: Pick<OperationFieldsProps, 'kind' | 'operation'>): ReactNode {
  const { t } = useTranslation();
  const choices = useCall(readOperationChoices, { query: { kind } });
  const operators = (choices.data?.operators ?? []).map(({ userId, fullName, mail }) => ({
    value: userId,
    label: fullName,
    detail: mail,
  }));
  const templates = (choices.data?.templates ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const { operator = null, template = null } = operation ?? {};
  const kept = <T extends { readonly value: string }>(options: readonly T[], one: T | null) =>
    one && !options.some(({ value }) => value === one.value) ? [...options, one] : options;
  return (
    <FieldGrid>
      <SelectField
        name={field('operatorId')}
        label={t('operations.fields.operator')}
        searchable
        options={kept<{ value: string; label: string; detail?: string }>(
          operators,
          operator && { value: operator.userId, label: operator.fullName },
        )}
      />
      <SelectField
        name={field('templateId')}
        label={t('operations.fields.template')}
        help={t('operations.form.templateHelp')}
        placeholder={t('operations.form.builtInTemplate')}
        options={kept(templates, template && { value: template._id, label: template.name })}
      />
      <FullRow>
        <TextareaField name={field('comment')} label={t('operations.fields.comment')} />
      </FullRow>
    </FieldGrid>
  );
}
