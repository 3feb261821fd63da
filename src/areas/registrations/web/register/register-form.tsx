import { SegmentedControl, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRegister, uploadRegisterFile } from '#areas/registrations/contract/register.calls.ts';
import type { RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import {
  DRIVERS_MAX,
  REGISTRANT_KINDS,
  type RegistrantKind,
  VEHICLES_MAX,
} from '#areas/registrations/rules/registration.ts';
import { countryOf } from '#countries/country.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { useAction, useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { Section } from '#ui/record/section.tsx';
import { type StoreFile, UploadTarget } from '#ui/upload/upload-target.ts';
import { DriverFields } from './driver-fields.tsx';
import { newDriver, newVehicle, type RegisterValues, registerShapeOf, startValues } from './register-shape.ts';
import { VehicleFields } from './vehicle-fields.tsx';

const field = fieldsOf<RegisterValues>();
/** Enough of the secret to tell forms apart, and too little to open one. */
const DRAFT_NAME = 8;

interface RegisterFormProps {
  readonly link: string;
  readonly register: RegisterPage;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The whole form on one page; what is typed is kept on this device until it is sent. */
export function RegisterForm({ link, register, onSent, onClose }: RegisterFormProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const sending = useAction(sendRegister);
  const { asked, country, state } = register;
  const shape = useMemo(() => registerShapeOf(asked), [asked]);
  const defaults = useMemo(() => startValues(register), [register]);
  const store = useCallback<StoreFile>(
    (file, options) => api.call(uploadRegisterFile, { body: { link, ...file } }, options),
    [api, link],
  );
  return (
    <UploadTarget value={store}>
      <FormShell
        label={t('registrations.page.form')}
        shape={shape}
        defaults={defaults}
        draft={`register.${link.slice(0, DRAFT_NAME)}.${register.sending}`}
        backTo=""
        onCancel={onClose}
        submitLabel={t(`registrations.page.${state === 'refused' ? 'sendAgain' : 'send'}`)}
        failure={{ action: 'register', what: t('registrations.page.what'), inline: true }}
        save={(form) => sending.mutateAsync({ body: { link, ...form } })}
        onSaved={() => {
          snackbar.success(t('registrations.page.sent'));
          onSent();
        }}
      >
        <Stack gap="md">
          <Who register={register} />
          <Drivers link={link} register={register} />
          <Section title={t('registrations.page.vehicles')}>
            <EntryList
              path={field('vehicles')}
              max={VEHICLES_MAX}
              nameField="plate"
              words={{
                one: (number) => t('registrations.page.vehicle', { number }),
                add: t('registrations.page.addVehicle'),
                remove: (name) => t('registrations.page.removeVehicle', { name }),
              }}
              make={newVehicle}
            >
              {(name) => <VehicleFields name={name} link={link} country={country} asked={asked} />}
            </EntryList>
          </Section>
        </Stack>
      </FormShell>
    </UploadTarget>
  );
}

/** The kind decides about the rest: only a firm has a name, a contact and several drivers. */
function Who({ register: { country: code } }: Pick<RegisterFormProps, 'register'>): ReactNode {
  const { t } = useTranslation();
  const kind = useFieldValue(field('kind'));
  const values = useFormValues();
  const country = countryOf(code);
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const choose = (next: RegistrantKind) => {
    values.set(field('kind'), next, { shouldDirty: true });
    if (next === 'driver' && values.get(field('drivers')).length === 0) values.set(field('drivers'), [newDriver(code)]);
  };
  return (
    <Section title={t('registrations.page.who')}>
      <SegmentedControl
        fullWidth
        orientation={phone ? 'vertical' : 'horizontal'}
        aria-label={t('registrations.page.kind')}
        value={kind}
        data={REGISTRANT_KINDS.map((value) => ({ value, label: t(`registrations.kinds.${value}`) }))}
        onChange={(value) => choose(value as RegistrantKind)}
      />
      <FieldGrid>
        {kind === 'company' && (
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
          country={code}
          holder={kind === 'company' ? 'company' : 'person'}
          required={kind === 'company'}
        />
        <TextField name={field('email')} label={t('registrations.page.email')} autoComplete="email" />
        {kind === 'company' && (
          <>
            <TextField
              name={field('contact.firstName')}
              label={t('registrations.page.firstName')}
              max={country.firstName.max}
              autoComplete="given-name"
              required
            />
            <TextField
              name={field('contact.lastName')}
              label={t('registrations.page.lastName')}
              max={country.lastName.max}
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
          </>
        )}
      </FieldGrid>
    </Section>
  );
}

function Drivers({ link, register }: Pick<RegisterFormProps, 'link' | 'register'>): ReactNode {
  const { t } = useTranslation();
  const kind = useFieldValue(field('kind'));
  const { country, asked } = register;
  if (kind === 'driver') {
    return (
      <Section title={t('registrations.page.you')}>
        <DriverFields name={field('drivers.0')} link={link} country={country} asked={asked} />
      </Section>
    );
  }
  return (
    <Section title={t('registrations.page.drivers')}>
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
    </Section>
  );
}
