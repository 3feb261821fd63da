import { DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pt-br.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BaseLanguage, baseOf, type Language } from '#kernel/language.ts';

const LOCALES: Readonly<Record<BaseLanguage, string>> = { 'pt-BR': 'pt-br', es: 'es', en: 'en' };
const SUNDAY = 0;

/** Calendars speak the user's language; everywhere the week starts on Sunday. */
export function DatesLocale({ children }: { readonly children: ReactNode }): ReactNode {
  const { i18n } = useTranslation();
  const locale = LOCALES[baseOf(i18n.language as Language)];
  return <DatesProvider settings={{ locale, firstDayOfWeek: SUNDAY, weekendDays: [] }}>{children}</DatesProvider>;
}
