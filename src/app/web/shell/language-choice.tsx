import { Box, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '#areas/session/contract/profile.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Language } from '#kernel/language.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { switchLanguage } from '#ui/i18n/i18n.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { loadPhrases } from '../language-bundles.ts';

/** A language is named in itself. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Offers what the company's country speaks; the choice is kept with the account. */
export function LanguageChoice(): ReactNode {
  const { t, i18n } = useTranslation();
  const { country, language, refresh } = useSignedIn();
  const api = useApi();
  const offered = [...new Set<Language>([language, ...countryOrDefault(country).languages.offered])];

  const choose = async (next: Language) => {
    await switchLanguage(i18n, next, loadPhrases);
    await api.call(updateProfile, { body: { language: next } });
    await refresh();
  };

  return (
    <Box px="sm" py="xs">
      <Select
        size="xs"
        label={t('shell.language')}
        value={language}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={offered.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(value) => value && void choose(value as Language)}
      />
    </Box>
  );
}
