import type { Language } from '#kernel/language.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import type { Brand } from '#ui/theme/brand-context.tsx';

const STORAGE_KEY = 'tropeiro.companyUrl';

/** The company of the sign-in page: `?company=` in the address, otherwise the last one used on this device. */
function companyUrl(given: string | null): string | null {
  if (given) localStorage.setItem(STORAGE_KEY, given);
  return given ?? localStorage.getItem(STORAGE_KEY);
}

interface SignInPage {
  readonly productBrand: Brand;
  readonly setBrand: (brand: Brand) => void;
  readonly speak: (language: Language) => void;
}

/**
 * Applies the company's theme and language to the sign-in page; an unknown company keeps the product's own. The page
 * speaks the company's language when the address names the company, unless it names a language too: otherwise the one
 * last used on this device stays.
 */
export function signInBrand(api: ApiClient, { productBrand, setBrand, speak }: SignInPage): () => void {
  const address = new URLSearchParams(window.location.search);
  const given = address.get('company');
  const url = companyUrl(given);
  const cancel = new AbortController();
  if (url) {
    import('#areas/companies/contract/open.calls.ts')
      .then(({ companyByUrl }) => api.call(companyByUrl, { query: { url } }, { signal: cancel.signal }))
      .then(({ company: { companyName, theme, language } }) => {
        if (given && !address.has('lang')) speak(language);
        setBrand({
          primary: theme.primaryColor,
          name: companyName,
          logo: theme.logo,
          favicon: theme.favicon,
          background: theme.loginBackground,
        });
      })
      .catch(() => {
        if (cancel.signal.aborted) return;
        localStorage.removeItem(STORAGE_KEY);
        setBrand(productBrand);
      });
  }
  return () => cancel.abort();
}
