import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sendRegister, uploadRegisterFile } from '#areas/registrations/contract/register.calls.ts';
import type { RegisterPage } from '#areas/registrations/contract/registration.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Wizard, type WizardStep } from '#ui/form/wizard.tsx';
import { type StoreFile, UploadTarget } from '#ui/upload/upload-target.ts';
import { atFormFields } from './at-form-fields.ts';
import { CheckStep } from './check-step.tsx';
import { DriversStep } from './drivers-step.tsx';
import { registerShapeOf, startValues } from './register-shape.ts';
import { STEP_NAMES, STEPS, type StepId } from './register-steps.ts';
import { VehiclesStep } from './vehicles-step.tsx';
import { WhoStep } from './who-step.tsx';

/** Enough of the secret to tell forms apart, and too little to open one. */
const DRAFT_NAME = 8;

interface RegisterFormProps {
  readonly link: string;
  readonly register: RegisterPage;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/**
 * The form in steps, on a phone as on a wide screen: each is short enough to be finished, and is checked before the
 * next one. What is typed is kept on this device until it is sent.
 */
export function RegisterForm({ link, register, onSent, onClose }: RegisterFormProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const { asked, country, state } = register;
  const shape = useMemo(() => registerShapeOf(country, asked), [country, asked]);
  const defaults = useMemo(() => startValues(register), [register]);
  const store = useCallback<StoreFile>(
    (file, options) => api.call(uploadRegisterFile, { body: { link, ...file } }, options),
    [api, link],
  );
  const content: Readonly<Record<StepId, WizardStep<typeof shape>['content']>> = {
    who: () => <WhoStep country={country} />,
    drivers: () => <DriversStep link={link} register={register} />,
    vehicles: () => <VehiclesStep link={link} register={register} />,
    check: (form, open) => <CheckStep form={form} shape={shape} register={register} onChange={open} />,
  };
  return (
    <UploadTarget value={store}>
      <Wizard
        label={t('registrations.page.form')}
        shape={shape}
        defaults={defaults}
        draft={`register.${link.slice(0, DRAFT_NAME)}.${register.sending}`}
        backTo=""
        onCancel={onClose}
        submitLabel={t(`registrations.page.${state === 'refused' ? 'sendAgain' : 'send'}`)}
        failure={{ action: 'register', what: t('registrations.page.what'), inline: true }}
        // Without a connection this fails at once, and the form says so; sent twice, it is one registration.
        save={(form) => api.call(sendRegister, { body: { link, ...form } }).catch(atFormFields(form))}
        onSaved={() => {
          snackbar.success(t('registrations.page.sent'));
          onSent();
        }}
        steps={STEPS.map((id) => ({
          id,
          title: t(`registrations.page.steps.${id}`),
          fields: STEP_NAMES[id],
          content: content[id],
        }))}
      />
    </UploadTarget>
  );
}
