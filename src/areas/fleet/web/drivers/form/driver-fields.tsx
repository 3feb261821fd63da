import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentAttribute } from '#areas/documents/rules/document-dates.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { countryOf } from '#countries/country.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormSection } from '#ui/form/layout.tsx';
import { FleetDocumentFields } from '../../documents/document-fields.tsx';
import { BusinessFields } from './business-fields.tsx';
import { datesOf, type FormFacts, slotsFor } from './driver-body.ts';
import { DriverCardReader } from './driver-card-reader.tsx';
import type { DriverDate, DriverInput } from './driver-values.ts';
import { LicenceFields } from './licence-fields.tsx';
import { LookUp } from './look-up.tsx';
import { MoreFields } from './more-fields.tsx';
import { PersonFields } from './person-fields.tsx';

const field = fieldsOf<DriverInput>();

interface DriverFieldsProps {
  readonly market: Market;
  readonly facts: FormFacts;
}

/** The body of the form, with the fields of the driver's country. */
export function DriverFields({ market, facts }: DriverFieldsProps): ReactNode {
  const { t } = useTranslation();
  const countryId = useFieldValue(field('countryId'));
  const typeDocumentId = useFieldValue(field('typeDocumentId'));
  const country = countryOf(countryId);
  const slots = slotsFor(facts, { countryId, typeDocumentId });
  const dates: ReadonlySet<string> = datesOf(slots);
  const dateField = (attribute: DocumentAttribute) =>
    dates.has(attribute)
      ? { name: field(attribute as DriverDate), label: t(`fleet.drivers.fields.${attribute as DriverDate}`) }
      : undefined;
  return (
    <>
      {!facts.driver && <LookUp />}
      <FormSection title={t('fleet.drivers.form.person')}>
        <DriverCardReader />
        <PersonFields country={country} hidesPhone={facts.hidesPhone} autoFocus={!facts.driver} />
      </FormSection>
      <FormSection title={t('fleet.drivers.form.licence')}>
        <LicenceFields country={country} />
      </FormSection>
      <FormSection title={t('fleet.drivers.form.business')}>
        <BusinessFields country={country} />
      </FormSection>
      <FormSection title={t('fleet.drivers.form.more')}>
        <MoreFields market={market} country={country} driver={facts.driver} />
      </FormSection>
      <FormSection title={t('fleet.drivers.form.documents')}>
        <FleetDocumentFields name={field('documents')} slots={slots} fieldOf={dateField} />
      </FormSection>
    </>
  );
}
