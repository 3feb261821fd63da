import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PAYMENT_TERM_DAYS } from '#areas/companies/rules/company-limits.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { PARTNER_TRAITS, type PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { CITY_MAX, MAX_PARTNER_DOCUMENTS, NOTES_MAX } from '#areas/partners/rules/partner-limits.ts';
import { countryOf } from '#countries/country.ts';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { type FieldName, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { DocumentRow, DocumentRows } from '#ui/upload/document-rows.tsx';
import type { FileItem } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { usePartnerAccess } from '../use-partner-access.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { PartnerInput } from './partner-shape.ts';
import { TaxIdMatches } from './tax-id-matches.tsx';
import { UsersField } from './users-field.tsx';

const field = fieldsOf<PartnerInput>();

interface PartnerFieldsProps {
  readonly kind: PartnerKind;
  readonly partner: PartnerView | null;
  /** Not used in a dialog, which sets the focus itself. */
  readonly autoFocus: boolean;
}

/** The body of the form: data, contacts, places; documents only while registering. */
export function PartnerFields({ kind, partner, autoFocus }: PartnerFieldsProps): ReactNode {
  const { t } = useTranslation();
  const country = useFieldValue(field('countryId'));
  const { countries } = usePartnerAccess(kind);
  const { needsTaxId, hasUsers } = PARTNER_TRAITS[kind];
  const options = useCountryOptions(country, countries);
  return (
    <>
      <FormSection title={t('partners.detail.facts')}>
        <FieldGrid>
          <FullRow>
            <TextField
              name={field('name')}
              label={t('partners.fields.name')}
              max={countryOf(country).businessName.max}
              autoFocus={autoFocus}
            />
          </FullRow>
          <SelectField name={field('countryId')} label={t('partners.fields.country')} options={options} />
          <TaxIdField name={field('taxId')} country={country} holder="company" required={needsTaxId} />
          <TaxIdMatches kind={kind} partner={partner} />
          <TextField name={field('address')} label={t('partners.fields.address')} />
          <TextField name={field('city')} label={t('partners.fields.city')} max={CITY_MAX} />
          <NumberField
            name={field('paymentTermDays')}
            label={t('partners.fields.paymentTerm')}
            help={t('partners.fields.paymentTermHelp')}
            unit={t('partners.fields.days')}
            decimals={0}
            min={0}
            max={MAX_PAYMENT_TERM_DAYS}
            required={false}
          />
          <FullRow>
            <TextareaField name={field('notes')} label={t('partners.fields.notes')} max={NOTES_MAX} />
          </FullRow>
        </FieldGrid>
      </FormSection>
      <ContactFields />
      <AddressFields />
      {hasUsers && (
        <FormSection title={t('partners.fields.users')} text={t('partners.form.usersHelp')}>
          <UsersField />
        </FormSection>
      )}
      {partner === null && (
        <FormSection title={t('partners.documents.title')}>
          <DocumentRows label={t('partners.documents.title')}>
            <DocumentRow name={t('partners.documents.files')}>
              <UploadField
                // A file of the list is never null while the form is open.
                name={field('documents') as FieldName<FileItem[]>}
                label={t('partners.documents.files')}
                allowedMaxFiles={MAX_PARTNER_DOCUMENTS}
                multiple
                required={false}
                inRow
              />
            </DocumentRow>
          </DocumentRows>
        </FormSection>
      )}
    </>
  );
}
