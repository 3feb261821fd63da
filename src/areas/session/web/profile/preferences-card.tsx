import { SegmentedControl, Select, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '#areas/session/contract/profile.calls.ts';
import { type SessionUser, THEME_MODES } from '#areas/session/contract/session-user.shape.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Language } from '#kernel/language.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { languageName } from '#ui/i18n/language-name.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

type ThemeMode = SessionUser['themeMode'];

/** Language and theme, which apply at once and on every device of the user. */
export function PreferencesCard(): ReactNode {
  const { t } = useTranslation();
  const { language, country, refresh } = useSignedIn();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const snackbar = useSnackbar();
  const themeLabel = useId();
  const update = useAction(updateProfile, {
    onDone: () => {
      snackbar.success(t('session.success.settingsSaved'));
      void refresh();
    },
    onFailed: (error) => snackbar.failure('update', t('session.profile.what'), error),
  });
  const offered = [...new Set<Language>([language, ...countryOrDefault(country).languages.offered])];
  const chooseTheme = (themeMode: ThemeMode) => {
    setColorScheme(themeMode);
    update.mutate({ body: { themeMode } }, { onError: () => setColorScheme(colorScheme) });
  };
  return (
    <FormSection title={t('session.profile.sections.preferences')}>
      <FieldGrid>
        <Select
          label={t('session.profile.fields.language')}
          labelProps={{ fw: 500 }}
          value={language}
          allowDeselect={false}
          disabled={update.isPending}
          data={offered.map((value) => ({ value, label: languageName(value) }))}
          onChange={(value) => value && update.mutate({ body: { language: value as Language } })}
        />
        <Stack gap={4}>
          <Text size="sm" fw={500} id={themeLabel}>
            {t('session.profile.fields.theme')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby={themeLabel}
            value={colorScheme}
            onChange={(value) => chooseTheme(value as ThemeMode)}
            data={THEME_MODES.map((value) => ({ value, label: t(`session.profile.themes.${value}`) }))}
          />
        </Stack>
      </FieldGrid>
    </FormSection>
  );
}
