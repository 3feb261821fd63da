import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** What is printed is light, whatever the screen is: nobody wants a black sheet. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    let kept: string | null = null;
    const lighten = () => {
      kept = page.getAttribute(SCHEME);
      page.setAttribute(SCHEME, 'light');
    };
    const restore = () => kept && page.setAttribute(SCHEME, kept);
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
