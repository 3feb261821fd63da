import type { i18n as I18n, Namespace, TFunction } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

/**
 * Takes the place of `react-i18next` in the browser: that copies all of i18next and follows it in each component that
 * shows a text, of which a page of a list has hundreds. Here one provider follows it for all of them.
 */
interface Texts {
  readonly t: TFunction;
  /** Another object with each language, so that what depends on it notices. */
  readonly i18n: I18n;
}

const TextsContext = createContext<Texts | null>(null);
let inUse: I18n | undefined;

export const initReactI18next = {
  type: '3rdParty',
  init: (i18n: I18n) => {
    inUse = i18n;
  },
} as const;

const translateOf = (i18n: I18n): TFunction => i18n.getFixedT(i18n.language, i18n.options.defaultNS as Namespace);
const facing = (i18n: I18n, _language: string): I18n => Object.create(i18n) as I18n;

interface I18nextProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

export function I18nextProvider({ i18n, children }: I18nextProviderProps): ReactNode {
  const follow = useCallback(
    (notify: () => void) => {
      i18n.on('languageChanged', notify);
      return () => i18n.off('languageChanged', notify);
    },
    [i18n],
  );
  // Texts that changed are found by another function, see `createI18n`.
  const t = useSyncExternalStore(follow, () => translateOf(i18n));
  const { language } = i18n;
  const shown = useMemo(() => facing(i18n, language), [i18n, language]);
  const texts = useMemo(() => ({ t, i18n: shown }), [t, shown]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useTranslation(): Texts {
  return useContext(TextsContext) ?? { t: translateOf(inUse!), i18n: inUse! };
}
