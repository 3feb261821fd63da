import type { ApiClient } from '#ui/api/api-client.ts';
import type { Brand } from '#ui/theme/brand-context.tsx';

const STORAGE_KEY = 'tropeiro.companyUrl';

/** The company of the sign-in page: `?company=` in the address, otherwise the last one used on this device. */
function companyUrl(): string | null {
  const given = new URLSearchParams(window.location.search).get('company');
  if (given) localStorage.setItem(STORAGE_KEY, given);
  return given ?? localStorage.getItem(STORAGE_KEY);
}

/** Applies the company's theme to the sign-in page; an unknown company keeps the product's own. */
export function signInBrand(api: ApiClient, productBrand: Brand, setBrand: (brand: Brand) => void): () => void {
  const url = companyUrl();
  const cancel = new AbortController();
  if (url) {
    import('#areas/companies/contract/open.calls.ts')
      .then(({ companyByUrl }) => api.call(companyByUrl, { query: { url } }, { signal: cancel.signal }))
      .then(({ company: { companyName, theme } }) =>
        setBrand({
          primary: theme.primaryColor,
          name: companyName,
          logo: theme.logo,
          favicon: theme.favicon,
          background: theme.loginBackground,
        }),
      )
      .catch(() => {
        if (cancel.signal.aborted) return;
        localStorage.removeItem(STORAGE_KEY);
        setBrand(productBrand);
      });
  }
  return () => cancel.abort();
}
