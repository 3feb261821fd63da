import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { updateProfile } from '#areas/session/contract/profile.calls.ts';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { readPersonFields } from '#areas/session/rules/profile-fields.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { NAME_MAX, TEXT_MAX, textShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormFrame } from '#ui/form/form-frame.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { messageAtFields } from '#ui/form/message-at-fields.ts';
import { useShellForm } from '#ui/form/use-shell-form.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { DataFields } from './data-fields.tsx';
import { changeOf, type ProfileValues, valuesOf } from './profile-values.ts';

const base = z.object({
  firstName: textShape(NAME_MAX),
  lastName: textShape(NAME_MAX),
  countryCode: z.string().nullable(),
  phone: z.string(),
  documentId: z.string().max(50),
  documentState: z.string().nullable(),
  street: z.string().trim().max(TEXT_MAX),
});

/** The user's own data: names, phone, document, address. */
export function DataForm({ user }: { readonly user: SessionUser }): ReactNode {
  const { t } = useTranslation();
  const me = useSignedIn();
  const snackbar = useSnackbar();
  const update = useAction(updateProfile);
  const country = countryOrDefault(me.country);
  const before = useMemo(() => valuesOf(user, country), [user, country]);
  const shape = useMemo(() => profileShape(country, before), [country, before]);
  const shell = useShellForm({
    shape,
    defaults: before,
    save: (values) =>
      update.mutateAsync({ body: changeOf(before, values) }).catch(messageAtFields('session.userExists')),
    onSaved: () => {
      snackbar.success(t('session.success.profileSaved'));
      void me.refresh();
    },
    failure: { action: 'update', what: t('session.profile.what') },
  });
  const { isDirty, isSubmitting } = shell.form.formState;
  const { reset } = shell.form;

  // The server normalises numbers, so an untouched form shows what is stored.
  useEffect(() => {
    if (!isDirty) reset(before);
  }, [before, isDirty, reset]);

  return (
    <FormFrame
      shell={shell}
      label={t('session.profile.sections.data')}
      keepsDraft={false}
      onSubmit={shell.submit}
      onDiscard={() => reset(before)}
      actions={
        isDirty ? (
          <>
            <Button variant="default" onClick={() => reset(before)} disabled={isSubmitting}>
              {t('session.profile.discard')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('session.profile.save')}
            </Button>
          </>
        ) : null
      }
    >
      <FormSection title={t('session.profile.sections.data')}>
        <DataFields country={country} state={before.documentState} />
      </FormSection>
    </FormFrame>
  );
}

/** Changes are checked by the rules of the country, as on the server. */
function profileShape(country: Country, before: ProfileValues) {
  return base.superRefine((values, context) => {
    const { problems } = readPersonFields(changeOf(before, values), country);
    for (const [field, problem] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: [field], params: problem });
    }
  });
}
