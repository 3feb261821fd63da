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
}

const BrandContext = createContext<BrandControl | null>(null);
export const BrandProvider = BrandContext.Provider;

export function useBrand(): BrandControl {
  const control = useContext(BrandContext);
  if (!control) throw new Error('BrandProvider is missing');
  return control;
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
