import { useTranslation } from 'react-i18next';
import { updateProfile } from '#areas/session/contract/profile.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { Language } from '#kernel/language.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { switchLanguage } from '#ui/i18n/i18n.ts';
import { logOnly } from '#ui/log/log.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { loadPhrases } from '../language-bundles.ts';

interface LanguageChoice {
  readonly language: Language;
  /** The language of the company's country, and the user's choice. */
  readonly offered: readonly Language[];
  readonly choose: (language: Language) => Promise<void>;
}

/** Switches at once and is stored with the account, or on this device when the server cannot be reached. */
export function useLanguageChoice(): LanguageChoice {
  const { i18n } = useTranslation();
  const { country, language, refresh } = useSignedIn();
  const api = useApi();
  return {
    language,
    offered: [...new Set([language, ...countryOrDefault(country).languages.offered])],
    choose: async (next) => {
      await switchLanguage(i18n, next, loadPhrases);
      try {
        await api.call(updateProfile, { body: { language: next } });
        await refresh();
      } catch (error) {
        logOnly('the language is kept on this device only', error);
      }
    },
  };
}
