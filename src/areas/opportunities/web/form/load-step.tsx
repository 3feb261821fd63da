import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CATEGORIES, LOAD_CATEGORIES, UNITS, WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { findOpportunityClients } from '#areas/opportunities/contract/opportunity.calls.ts';
import { DESCRIPTION_MAX, QUANTITY_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import { DATE_TYPES } from '#areas/opportunities/rules/publication.ts';
import { isDay } from '#kernel/dates.ts';
import { useApi } from '#ui/api/api-context.tsx';
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
import { FieldGrid, FieldPair, FormSection } from '#ui/form/layout.tsx';
import { useToday } from '#ui/session/zone.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { LaneMap } from './lane-map.tsx';
import classes from './load-step.module.css';
import type { OpportunityFormInput } from './opportunity-shape.ts';
import { PlaceFields } from './place-fields.tsx';
import type { StepProps } from './step-props.ts';

const field = fieldsOf<OpportunityFormInput>();

/** What is to be carried, from where to where, when and in what. */
export function LoadStep({ opportunity, client }: StepProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('opportunities.form.business')}>
        <FieldGrid>
          <TextField
            name={field('description')}
            label={t('opportunities.fields.description')}
            help={t('opportunities.form.descriptionHelp')}
            max={DESCRIPTION_MAX}
          />
          <ClientField client={client} />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('opportunities.form.route')} text={t('opportunities.form.routeText')}>
        <div className={classes.route}>
          <div className={classes.places}>
            <PlaceFields name="origin" />
            <PlaceFields name="destination" />
          </div>
          <LaneMap />
        </div>
      </FormSection>
      <DateFields />
      <CargoFields accepted={opportunity?.accepted ?? 0} />
      <FormSection title={t('opportunities.form.notes')}>
        <TextareaField
          name={field('specialNotes')}
          label={t('opportunities.fields.specialNotes')}
          help={t('opportunities.form.specialNotesHelp')}
          rows={2}
        />
        <TextareaField
          name={field('comment')}
          label={t('opportunities.fields.comment')}
          help={t('opportunities.form.commentHelp')}
          rows={2}
        />
      </FormSection>
    </>
  );
}

function ClientField({ client }: Pick<StepProps, 'client'>): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useMemo<OptionSource>(() => {
    const ask = async (query: { search?: string; clientId?: string }, signal: AbortSignal) => {
      const { clients } = await api.call(findOpportunityClients, { query }, { signal });
      return clients.map(({ _id: value, name: label }) => ({ value, label }));
    };
    return {
      key: ['opportunity', 'clients'],
      search: (search, signal) => ask(search ? { search } : {}, signal),
      find: async (clientId, signal) => (await ask({ clientId }, signal))[0],
    };
  }, [api]);
  return (
    <AsyncSelectField
      name={field('clientCompany._id')}
      label={t('opportunities.fields.client')}
      help={t('opportunities.form.clientHelp')}
      source={source}
      minLetters={0}
      {...(client ? { initial: { value: client._id, label: client.name } } : {})}
    />
  );
}

/** A window of days for the pickup, or a day for the pickup and one for the delivery. */
function DateFields(): ReactNode {
  const { t } = useTranslation();
  const isOpen = useFieldValue(field('dateType')) === 'open';
  const from = useFieldValue(field('dates.from'));
  const today = useToday();
  const earliest = from !== null && isDay(from) ? from : today;
  return (
    <FormSection title={t('opportunities.form.when')}>
      <ChoiceCards
        name={field('dateType')}
        label={t('opportunities.fields.dateType')}
        required
        choices={DATE_TYPES.map((value) => ({
          value,
          label: t(`opportunities.dateTypes.${value}`),
          text: t(`opportunities.form.dateTypes.${value}`),
        }))}
      />
      <FieldGrid>
        <DateField
          name={field('dates.from')}
          label={t(`opportunities.fields.${isOpen ? 'windowFrom' : 'dateFrom'}`)}
          required
        />
        <DateField
          name={field('dates.until')}
          label={t(`opportunities.fields.${isOpen ? 'windowUntil' : 'dateUntil'}`)}
          min={earliest}
          beforeMin={isOpen || earliest === today ? undefined : 'beforePickup'}
          required
        />
      </FieldGrid>
    </FormSection>
  );
}

function CargoFields({ accepted }: { readonly accepted: number }): ReactNode {
  const { t } = useTranslation();
  const categories = useEntryOptions({
    catalogue: CATEGORIES,
    keys: LOAD_CATEGORIES,
    group: 'operations.catalogues.categories',
    chosen: useFieldValue(field('categoryLoad._id')),
  });
  const types = useEntryOptions({
    catalogue: TYPES,
    keys: TRUCK_TYPES,
    group: 'operations.catalogues.vehicleTypes',
    chosen: useFieldValue(field('typeTransportUnit._id')),
  });
  const units = useEntryOptions({
    catalogue: UNITS,
    keys: WEIGHT_UNITS,
    group: 'operations.catalogues.weightUnits',
    chosen: useFieldValue(field('weightUnit._id')),
  });
  return (
    <FormSection title={t('opportunities.form.cargo')}>
      <FieldGrid>
        <SelectField
          name={field('categoryLoad._id')}
          label={t('opportunities.fields.categoryLoad')}
          options={categories}
        />
        <SelectField
          name={field('typeTransportUnit._id')}
          label={t('opportunities.fields.typeTransportUnit')}
          options={types}
          required
        />
        <NumberField
          name={field('quantityTransportUnit')}
          label={t('opportunities.fields.quantity')}
          decimals={0}
          min={1}
          max={QUANTITY_MAX}
          step={1}
          required
          {...(accepted > 0 ? { help: t('opportunities.form.acceptedAlready', { number: accepted }) } : {})}
        />
        <FieldPair>
          <NumberField name={field('weightUnitValue')} label={t('opportunities.fields.weight')} decimals={3} required />
          <SelectField
            name={field('weightUnit._id')}
            label={t('opportunities.fields.weightUnit')}
            options={units}
            searchable={false}
            required
          />
        </FieldPair>
        <NumberField name={field('volume')} label={t('opportunities.fields.volume')} decimals={3} required />
      </FieldGrid>
    </FormSection>
  );
}
