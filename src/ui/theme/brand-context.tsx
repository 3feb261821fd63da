import { createContext, useContext, useEffect } from 'react';

/** The look of the company in whose name the product is shown right now. */
export interface Brand {
  readonly primary: string;
  readonly name: string | null;
  readonly logo: string | null;
  readonly favicon: string | null;
  /** Picture behind the sign-in. */
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

/** Puts the company's favicon into the tab, and the product's own back when there is none. */
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
