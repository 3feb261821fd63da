import { Box, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#kernel/language.ts';
import { languageName } from '#ui/i18n/language-name.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export function LanguageChoice(): ReactNode {
  const { t } = useTranslation();
  const { language, offered, choose } = useLanguageChoice();
  return (
    <Box px="sm" py="xs">
      <Select
        size="xs"
        label={t('shell.language')}
        value={language}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={offered.map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => value && void choose(value as Language)}
      />
    </Box>
  );
}
