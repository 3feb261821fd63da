import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault, personalDocumentOf } from '#countries/country.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { RuleField } from './rule-field.tsx';

interface CountryFieldProps extends Omit<FieldProps<string>, 'label'> {
  readonly country: string | null | undefined;
  readonly label?: string;
}

interface TaxIdFieldProps extends CountryFieldProps {
  readonly holder: 'person' | 'company';
}

/** NIT, RUC, RUT, RFC, CUIL/CUIT or CNPJ, as the country calls it. */
export function TaxIdField({ country, holder, ...props }: TaxIdFieldProps): ReactNode {
  const { taxId } = countryOrDefault(country);
  return <RuleField {...props} label={props.label ?? taxId.label} rule={taxId[holder]} />;
}

interface DocumentFieldProps extends CountryFieldProps {
  /** The document type: one of the country's, its first one by default. */
  readonly type?: string | null | undefined;
}

/** The number of a personal document, labelled by its type. */
export function DocumentField({ country, type, ...props }: DocumentFieldProps): ReactNode {
  const served = countryOrDefault(country);
  const document = personalDocumentOf(served, type ?? '') ?? served.personalDocuments[0];
  if (!document) return null;
  return <RuleField {...props} label={props.label ?? document.type} rule={document.rule} />;
}

export function LicenceField({ country, ...props }: CountryFieldProps): ReactNode {
  const { t } = useTranslation();
  const { driverLicence } = countryOrDefault(country);
  return <RuleField {...props} label={props.label ?? t('ui.fields.licence.label')} rule={driverLicence} />;
}

/** Placa or patente, as the country says. */
export function PlateField({ country, ...props }: CountryFieldProps): ReactNode {
  const { t } = useTranslation();
  const { plate, terms } = countryOrDefault(country);
  return <RuleField {...props} label={props.label ?? t(`ui.fields.plate.${terms.plate}`)} rule={plate} />;
}
