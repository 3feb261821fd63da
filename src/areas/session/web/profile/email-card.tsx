import { type ReactNode, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { changeEmail } from '#areas/session/contract/profile.calls.ts';
import { sessionOptions } from '#areas/session/contract/session.calls.ts';
import { emailShape } from '#kernel/text.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { problemResolver } from '#ui/form/problem-resolver.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CardForm } from './card-form.tsx';

const shape = z
  .object({ email: emailShape, repeated: z.string().trim() })
  .superRefine(({ email, repeated }, context) => {
    if (email.toLowerCase() === repeated.toLowerCase()) return;
    context.addIssue({ code: 'custom', path: ['repeated'], params: { code: 'emailRepeat' } });
  });
type EmailValues = z.input<typeof shape>;

const field = fieldsOf(shape);
const EMPTY: EmailValues = { email: '', repeated: '' };
const noChecks = () => [];

/** Changes the address the user signs in with; accounts of an identity provider have theirs there. */
export function EmailCard({ email }: { readonly email: string }): ReactNode {
  const { t } = useTranslation();
  const options = useCall(sessionOptions, {});
  if (!options.data?.builtIn) return null;
  return (
    <FormSection title={t('session.profile.sections.email')} text={t('session.profile.email.text', { email })}>
      <EmailForm />
    </FormSection>
  );
}

function EmailForm(): ReactNode {
  const { t } = useTranslation();
  const me = useSignedIn();
  const snackbar = useSnackbar();
  const resolver = useMemo(() => problemResolver(shape, noChecks), []);
  const form = useForm<EmailValues>({ defaultValues: EMPTY, resolver, mode: 'onTouched' });
  const change = useAction(changeEmail, {
    onDone: () => {
      form.reset(EMPTY);
      snackbar.success(t('session.success.emailSaved'));
      void me.refresh();
    },
    onFailed: (error) => {
      const { email } = error.fields;
      if (email) form.setError('email', { message: email.message }, { shouldFocus: true });
      snackbar.error(t('session.profile.email.failed'), email ? {} : { detail: reasonText(error, t) });
    },
  });
  return (
    <CardForm
      form={form}
      label={t('session.profile.sections.email')}
      submitLabel={t('session.profile.email.submit')}
      isSaving={change.isPending}
      onSubmit={({ email }) => change.mutate({ body: { email } })}
    >
      <FieldGrid>
        <TextField name={field('email')} label={t('session.profile.fields.newEmail')} autoComplete="email" required />
        <TextField
          name={field('repeated')}
          label={t('session.profile.fields.repeatEmail')}
          autoComplete="off"
          required
        />
      </FieldGrid>
    </CardForm>
  );
}
