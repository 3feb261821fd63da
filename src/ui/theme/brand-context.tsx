import { createContext, useContext, useEffect } from 'react';

/** The theme of the company for which the product is shown. */
export interface Brand {
  readonly primary: string;
  readonly name: string | null;
  readonly logo: string | null;
  readonly favicon: string | null;
  /** Background picture of the sign-in. */
  readonly background: string | null;
}

interface BrandControl {
  readonly brand: Brand;
  readonly setBrand: (brand: Brand) => void;
  /** A page for people without an account shows the company that shared it, whoever is signed in on this device. */
  readonly setSharedBy: (sharedBy: SharedBy | null) => void;
}

/** The company of a shared page; null while it is loading, and where the link is gone. */
export interface SharedBy {
  readonly company: Pick<Brand, 'primary' | 'name' | 'logo'> | null;
}

const BrandContext = createContext<BrandControl | null>(null);
export const BrandProvider = BrandContext.Provider;

export function useBrand(): BrandControl {
  const control = useContext(BrandContext);
  if (!control) throw new Error('BrandProvider is missing');
  return control;
}

/** While the page is open it has the company's theme, and is light or dark as the device is. */
export function useSharedBy(company: SharedBy['company']): void {
  const { setSharedBy } = useBrand();
  const { primary, name, logo } = company ?? {};
  useEffect(() => {
    const known = primary !== undefined && name !== undefined && logo !== undefined;
    setSharedBy({ company: known ? { primary, name, logo } : null });
  }, [setSharedBy, primary, name, logo]);
  useEffect(() => () => setSharedBy(null), [setSharedBy]);
}

/** The colour of the browser's own bars on a phone. */
export function useBrowserColor(color: string): void {
  useEffect(() => {
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', color);
  }, [color]);
}

/** Sets the company's favicon, or the product's own where there is none. */
export function useFavicon(href: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    const before = link.href;
    if (href) link.href = href;
    return () => {
      link.href = before;
    };
  }, [href]);
}
