import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { applyOutside } from '#areas/opportunities/contract/outside.calls.ts';
import type { OutsideView } from '#areas/opportunities/contract/outside.shapes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { CheckboxField } from '#ui/fields/choice/checkbox-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DocumentField, LicenceField, PlateField, TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { BirthDateField } from '#ui/fields/date/birth-date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { Section } from '#ui/record/section.tsx';
import { newOutsideForm, type OutsideFormValues, outsideShapeOf } from './outside-form-shape.ts';

const field = fieldsOf<OutsideFormValues>();

interface OutsideFormProps {
  readonly alias: string;
  readonly opportunity: OutsideView;
  readonly onClose: () => void;
}

/** Applies without an account: who it is, with which truck, at which price. */
export function OutsideForm({ alias, opportunity, onClose }: OutsideFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const applying = useAction(applyOutside);
  const { company, freightOffered } = opportunity;
  const needsPrice = freightOffered.type === 'toNegotiate';
  const shape = useMemo(() => outsideShapeOf(needsPrice), [needsPrice]);
  const defaults = useMemo(() => newOutsideForm({ company }), [company]);
  return (
    <Section title={t('opportunities.outside.form.title')}>
      <Text c="dimmed">{t('opportunities.outside.form.text')}</Text>
      <FormShell
        label={t('opportunities.outside.form.title')}
        shape={shape}
        defaults={defaults}
        backTo=""
        onCancel={onClose}
        submitLabel={t('opportunities.outside.form.send')}
        failure={{ action: 'register', what: t('opportunities.outside.form.what') }}
        save={(body) => applying.mutateAsync({ params: { alias }, body })}
        onSaved={() => {
          snackbar.success(t('opportunities.outside.form.sent'));
          onClose();
        }}
      >
        <Person country={company.country} />
        <MoneyField
          name={field('price')}
          label={t(needsPrice ? 'opportunities.outside.form.ownPrice' : 'opportunities.outside.form.price')}
          currency={
            freightOffered.typeCurrencyOfferedId ?? (countryOrDefault(company.country).currency.code as Currency)
          }
          help={priceHelp(t, opportunity)}
          required={needsPrice}
        />
        <TextareaField name={field('comment')} label={t('opportunities.outside.form.comment')} rows={2} />
        <Driver country={company.country} />
      </FormShell>
    </Section>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** What a typed amount means: per unit where the offered price is. */
function priceHelp(t: Translate, { freightOffered }: OutsideView): string {
  const { type, typeUnitMeasurement: unit } = freightOffered;
  const per =
    type === 'compound' && unit
      ? t('opportunities.outside.form.perUnit', { unit: t(`opportunities.carrier.units.${unit}`) })
      : null;
  const empty = type === 'toNegotiate' ? null : t('opportunities.outside.form.priceHelp');
  return [empty, per].filter(Boolean).join(' ');
}

interface CountryProps {
  readonly country: string | null;
}

function Person({ country }: CountryProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <TextField
        name={field('firstName')}
        label={t('opportunities.outside.form.firstName')}
        max={NAME_MAX}
        autoComplete="given-name"
        autoFocus
      />
      <TextField
        name={field('lastName')}
        label={t('opportunities.outside.form.lastName')}
        max={NAME_MAX}
        autoComplete="family-name"
      />
      <PhoneField
        name={field('phone')}
        codeName={field('countryCode')}
        label={t('opportunities.outside.form.phone')}
        country={countryOrDefault(country).code}
      />
      <PlateField name={field('plate')} country={country} />
      <TextField
        name={field('company')}
        label={t('opportunities.outside.form.company')}
        max={NAME_MAX}
        autoComplete="organization"
      />
      <TaxIdField name={field('taxId')} country={country} holder="company" />
    </FieldGrid>
  );
}

/** Whoever drives may give what makes them a driver already now. */
function Driver({ country }: CountryProps): ReactNode {
  const { t } = useTranslation();
  const drives = useFieldValue(field('drives'));
  const type = useFieldValue(field('driver.typeDocumentId'));
  const { personalDocuments } = countryOrDefault(country);
  return (
    <>
      <CheckboxField
        name={field('drives')}
        label={t('opportunities.outside.form.drives')}
        help={t('opportunities.outside.form.drivesHelp')}
      />
      {drives && (
        <FieldGrid>
          {personalDocuments.length > 1 && (
            <SelectField
              name={field('driver.typeDocumentId')}
              label={t('opportunities.outside.form.documentType')}
              options={personalDocuments.map((document) => ({ value: document.type, label: document.type }))}
              required
            />
          )}
          <DocumentField
            name={field('driver.documentId')}
            country={country}
            type={type}
            required={personalDocuments.find((document) => document.type === type)?.rule.required ?? false}
          />
          <LicenceField name={field('driver.driverLicense')} country={country} required />
          <BirthDateField name={field('driver.birthDate')} label={t('opportunities.outside.form.birthDate')} required />
        </FieldGrid>
      )}
    </>
  );
}
