import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationForm } from '#areas/registrations/contract/registration.shapes.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { displayPhone } from '#countries/phone.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { Facts } from '#ui/record/section.tsx';
import { given } from './given.ts';

interface WhoFactsProps {
  readonly country: CountryCode;
  readonly form: Pick<RegistrationForm, 'kind' | 'name' | 'taxId' | 'email' | 'contact'>;
  /** Why it was refused, where that is part of the record. */
  readonly reason?: string | null;
}

/** The firm or the independent driver. */
export function WhoFacts({ country, form, reason = null }: WhoFactsProps): ReactNode {
  const { t } = useTranslation();
  const { kind, name, taxId, email, contact } = form;
  return (
    <Facts
      facts={given([
        { label: t('registrations.record.kind'), value: t(`registrations.kinds.${kind}`) },
        { label: t('registrations.page.name'), value: name },
        { label: countryOf(country).taxId.label, value: taxId && showTaxId(country, taxId) },
        { label: t('registrations.record.contact'), value: contact && `${contact.firstName} ${contact.lastName}` },
        {
          label: t('registrations.record.phone'),
          value: contact && displayPhone(contact.countryCode ?? '', contact.phone).trim(),
        },
        { label: t('registrations.record.email'), value: email },
        { label: t('registrations.record.reason'), value: reason },
      ])}
    />
  );
}
