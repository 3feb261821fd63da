import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import type { ShellFormApi } from '#ui/form/use-shell-form.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import { Section } from '#ui/record/section.tsx';
import { itemsOf } from '#ui/upload/file-value.ts';
import { SentDriverParts } from '../sent/sent-driver-parts.tsx';
import type { SentFile } from '../sent/sent-files.tsx';
import { SentVehicleParts } from '../sent/sent-vehicle-parts.tsx';
import { WhoFacts } from '../sent/who-facts.tsx';
import type { RegisterShape, RegisterValues } from './register-shape.ts';
import type { StepId } from './register-steps.ts';

interface CheckStepProps {
  readonly form: ShellFormApi<RegisterShape>;
  readonly shape: RegisterShape;
  readonly register: RegisterPage;
  readonly onChange: (step: StepId) => void;
}

/** Everything as the company will read it, before it is sent. */
export function CheckStep({ form, shape, register, onChange }: CheckStepProps): ReactNode {
  const { t } = useTranslation();
  const values = useWatch({ control: form.control }) as RegisterValues;
  const { country, asked, company } = register;
  const read = shape.safeParse(values);
  // Sending leads to what an old draft lacks.
  if (!read.success) return null;
  const { kind, drivers, vehicles } = read.data;
  const files = filesOf(values);
  const change = (step: StepId) => {
    const title = t(`registrations.page.steps.${step}`);
    return (
      <Button
        variant="default"
        size="sm"
        aria-label={t('registrations.page.changeStep', { title })}
        onClick={() => onChange(step)}
      >
        {t('registrations.page.change')}
      </Button>
    );
  };
  return (
    <>
      <Text c="dimmed">{t('registrations.page.checkText', { company: company.name })}</Text>
      <Section title={t('registrations.page.who')} action={change('who')}>
        <WhoFacts country={country} form={read.data} />
      </Section>
      <Section
        title={t(`registrations.page.${kind === 'driver' ? 'you' : 'drivers'}`)}
        count={kind === 'driver' ? 0 : drivers.length}
        action={change('drivers')}
      >
        {drivers.length === 0 && <Text c="dimmed">{t('registrations.page.noDriver')}</Text>}
        <Stack gap="lg">
          {drivers.map((driver, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice until it is sent.
            <SentDriverParts key={at} driver={driver} asked={asked} files={files} />
          ))}
        </Stack>
      </Section>
      <Section title={t('registrations.page.vehicles')} count={vehicles.length} action={change('vehicles')}>
        <Stack gap="lg">
          {vehicles.map((vehicle, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand twice until it is sent.
            <SentVehicleParts key={at} vehicle={vehicle} country={country} asked={asked} files={files} />
          ))}
        </Stack>
      </Section>
    </>
  );
}

const filesOf = ({ drivers, vehicles }: RegisterValues): readonly SentFile[] =>
  [...drivers, ...vehicles]
    .flatMap(({ files }) => Object.values(files).flatMap(itemsOf))
    .map((file) => ({ ...file, id: storedFileId(file.url) ?? file.url }));
