import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LATE_TOLERANCE_MINUTES, MAX_PAYMENT_TERM_DAYS } from '#areas/companies/rules/company-limits.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import type { ProfileInput } from './company-form-shape.ts';
import { TimeZoneField } from './time-zone-field.tsx';

const field = fieldsOf<ProfileInput>();

const AGREEMENT_FIELDS = [
  'businessName',
  'address',
  'resolution',
  'legalRepresentative',
  'testimonyNumber',
  'notaryNumber',
  'notaryName',
] as const;

interface CompanyFieldsProps {
  /** Decides the rules of tax id and phone. */
  readonly country: string;
  readonly readOnly?: boolean;
  /** Fields that come before the others in the first section. */
  readonly first?: ReactNode;
}

/** The fields of a company, used by its own profile and by the platform's forms. */
export function CompanyFields({ country, readOnly = false, first }: CompanyFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('companies.sections.data')}>
        <FieldGrid>
          {first}
          <TextField name={field('companyName')} label={t('companies.fields.companyName')} readOnly={readOnly} />
          <TaxIdField name={field('taxId')} country={country} holder="company" readOnly={readOnly} />
          <SelectField
            name={field('typeOperation')}
            label={t('companies.fields.typeOperation')}
            readOnly={readOnly}
            options={TYPE_OPERATIONS.map((value) => ({ value, label: t(`companies.typeOperation.${value}`) }))}
          />
          <TimeZoneField country={country} readOnly={readOnly} />
          <NumberField
            name={field('lateToleranceMinutes')}
            label={t('companies.fields.lateTolerance')}
            help={t('companies.fields.lateToleranceHelp')}
            unit={t('companies.fields.minutes')}
            decimals={0}
            min={0}
            max={MAX_LATE_TOLERANCE_MINUTES}
            readOnly={readOnly}
          />
          <NumberField
            name={field('paymentTermDays')}
            label={t('companies.fields.paymentTerm')}
            help={t('companies.fields.paymentTermHelp')}
            unit={t('companies.fields.days')}
            decimals={0}
            min={0}
            max={MAX_PAYMENT_TERM_DAYS}
            readOnly={readOnly}
          />
          <TextField name={field('address')} label={t('companies.fields.address')} readOnly={readOnly} />
          <TextField
            name={field('urlAgreement')}
            type="url"
            label={t('companies.fields.urlAgreement')}
            readOnly={readOnly}
          />
          <FullRow>
            <SwitchField
              name={field('automaticAssignment')}
              label={t('companies.fields.automaticAssignment')}
              disabled={readOnly}
            />
          </FullRow>
        </FieldGrid>
      </FormSection>
      <FormSection title={t('companies.sections.reference')} text={t('companies.sections.referenceText')}>
        <FieldGrid>
          <TextField
            name={field('reference.referencePerson')}
            label={t('companies.fields.referencePerson')}
            readOnly={readOnly}
          />
          <PhoneField
            name={field('reference.referencePhone')}
            codeName={field('reference.countryCode')}
            kind="reference"
            country={country}
            label={t('companies.fields.referencePhone')}
            readOnly={readOnly}
          />
          <TextField
            name={field('reference.referenceEmail')}
            type="email"
            patterns={['email']}
            label={t('companies.fields.referenceEmail')}
            readOnly={readOnly}
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('companies.sections.agreement')} text={t('companies.sections.agreementText')}>
        <FieldGrid>
          {AGREEMENT_FIELDS.map((name) => (
            <TextField
              key={name}
              name={field(`agreementData.${name}`)}
              label={t(`companies.fields.agreement.${name}`)}
              readOnly={readOnly}
            />
          ))}
        </FieldGrid>
      </FormSection>
    </>
  );
}
