import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import { DRIVERS_MAX } from '#areas/registrations/rules/registration.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { Section } from '#ui/record/section.tsx';
import { DriverFields } from './driver-fields.tsx';
import { newDriver, type RegisterValues } from './register-shape.ts';

const field = fieldsOf<RegisterValues>();

interface DriversStepProps {
  readonly link: string;
  readonly register: RegisterPage;
}

/** The people of a firm, or the one who registers. */
export function DriversStep({ link, register: { country, asked } }: DriversStepProps): ReactNode {
  const { t } = useTranslation();
  const kind = useFieldValue(field('kind'));
  if (kind === 'driver') {
    return (
      <Section title={t('registrations.page.you')}>
        <DriverFields name={field('drivers.0')} link={link} country={country} asked={asked} />
      </Section>
    );
  }
  return (
    <EntryList
      path={field('drivers')}
      max={DRIVERS_MAX}
      nameField="firstName"
      words={{
        one: (number) => t('registrations.page.driver', { number }),
        add: t('registrations.page.addDriver'),
        remove: (name) => t('registrations.page.removeDriver', { name }),
      }}
      make={() => newDriver(country)}
    >
      {(name) => <DriverFields name={name} link={link} country={country} asked={asked} />}
    </EntryList>
  );
}
