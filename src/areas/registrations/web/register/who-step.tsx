import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { REGISTRANT_KINDS, type RegistrantKind } from '#areas/registrations/rules/registration.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { Section } from '#ui/record/section.tsx';
import { type DriverValues, newDriver, type RegisterValues } from './register-shape.ts';

const field = fieldsOf<RegisterValues>();

interface WhoStepProps {
  readonly country: CountryCode;
}

/** The kind decides about the rest: only a firm has a name, a contact and several drivers. */
export function WhoStep({ country }: WhoStepProps): ReactNode {
  const { t } = useTranslation();
  const kind = useFieldValue(field('kind'));
  const isFirm = kind === 'company';
  return (
    <>
      <Section title={t('registrations.page.who')}>
        <KindControl country={country} />
        <FieldGrid>
          {isFirm && (
            <TextField
              name={field('name')}
              label={t('registrations.page.name')}
              max={NAME_MAX}
              autoComplete="organization"
              required
            />
          )}
          <TaxIdField
            key={kind}
            name={field('taxId')}
            country={country}
            holder={isFirm ? 'company' : 'person'}
            required={isFirm}
          />
          <TextField name={field('email')} label={t('registrations.page.email')} type="email" autoComplete="email" />
        </FieldGrid>
      </Section>
      {isFirm && <Contact country={country} />}
    </>
  );
}

function KindControl({ country }: WhoStepProps): ReactNode {
  const { t } = useTranslation();
  const { get, set } = useFormValues();
  const kind = useFieldValue(field('kind'));
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  /** Somebody who only tried the other kind has the other drivers back. */
  const others = useRef<readonly DriverValues[]>([]);
  const choose = (next: RegistrantKind) => {
    const [first = newDriver(country), ...more] = get(field('drivers'));
    if (next === 'driver') others.current = more;
    set(field('drivers'), next === 'driver' ? [first] : [first, ...others.current], { shouldDirty: true });
    set(field('kind'), next, { shouldDirty: true });
  };
  return (
    <SegmentedControl
      fullWidth
      orientation={phone ? 'vertical' : 'horizontal'}
      size={phone ? 'md' : 'sm'}
      aria-label={t('registrations.page.kind')}
      value={kind}
      data={REGISTRANT_KINDS.map((value) => ({ value, label: t(`registrations.kinds.${value}`) }))}
      onChange={(value) => choose(value as RegistrantKind)}
    />
  );
}

/** Whom to ask at the firm. */
function Contact({ country: code }: WhoStepProps): ReactNode {
  const { t } = useTranslation();
  const { firstName, lastName } = countryOf(code);
  return (
    <Section title={t('registrations.page.contact')}>
      <FieldGrid>
        <TextField
          name={field('contact.firstName')}
          label={t('registrations.page.firstName')}
          max={firstName.max}
          autoComplete="given-name"
          required
        />
        <TextField
          name={field('contact.lastName')}
          label={t('registrations.page.lastName')}
          max={lastName.max}
          autoComplete="family-name"
          required
        />
        <PhoneField
          name={field('contact.phone')}
          codeName={field('contact.countryCode')}
          label={t('registrations.page.phone')}
          country={code}
          kind="contact"
          required
        />
      </FieldGrid>
    </Section>
  );
}
