import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { DialogProvider } from '#ui/dialog/dialog-context.tsx';
import { SnackbarArea } from '#ui/feedback/snackbar-area.tsx';
import { switchLanguage } from '#ui/i18n/i18n.ts';
import { styleNonce } from '#ui/theme/style-nonce.ts';
import { companyTheme, themeVariables } from '#ui/theme/theme.ts';
import classes from './gallery.module.css';
import { type GalleryView, writeView } from './gallery-address.ts';
import { GalleryBar } from './gallery-bar.tsx';
import type { GalleryPage, GallerySection } from './gallery-page.ts';
import { galleryPhrases } from './gallery-phrases.ts';

const FILES = import.meta.glob<GalleryPage>('../**/*.gallery.tsx', { eager: true, import: 'default' });
const PAGES = Object.values(FILES).sort((a, b) => a.title.localeCompare(b.title));
const queries = new QueryClient();

interface GalleryProps {
  readonly i18n: I18n;
  readonly initial: GalleryView;
}

/** Every component of `src/ui`, in both modes, all languages and any company colour. */
export function Gallery({ i18n, initial }: GalleryProps): ReactNode {
  const [view, setView] = useState(initial);
  const theme = useMemo(() => companyTheme(view.color), [view.color]);
  useEffect(() => {
    history.replaceState(null, '', `${writeView(view)}${window.location.hash}`);
    void switchLanguage(i18n, view.language, galleryPhrases);
  }, [i18n, view]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      forceColorScheme={view.mode}
      getStyleNonce={styleNonce}
    >
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <DialogProvider>
            <SnackbarArea />
            {view.section ? <Alone id={view.section} /> : <Everything view={view} onChange={setView} />}
          </DialogProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>
  );
}

function Alone({ id }: { readonly id: string }): ReactNode {
  const section = PAGES.flatMap(({ sections }) => sections).find((one) => one.id === id);
  return <main className={classes.alone}>{section ? <SectionView section={section} /> : `No section ${id}`}</main>;
}

interface EverythingProps {
  readonly view: GalleryView;
  readonly onChange: (view: GalleryView) => void;
}

function Everything({ view, onChange }: EverythingProps): ReactNode {
  return (
    <div className={classes.frame}>
      <nav className={classes.menu} aria-label="Sections">
        <GalleryBar view={view} onChange={onChange} />
        {PAGES.map((page) => (
          <div key={page.title}>
            <strong>{page.title}</strong>
            {page.sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`} className={classes.link}>
                {title}
              </a>
            ))}
          </div>
        ))}
      </nav>
      <main className={classes.main}>
        {PAGES.flatMap(({ sections }) => sections).map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
      </main>
    </div>
  );
}

/** Each section has a small router of its own with a second page, so that leaving it can be tried. */
function SectionView({ section }: { readonly section: GallerySection }): ReactNode {
  const { id, title, Component, path = '/gallery/create' } = section;
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          { path: '/before', element: <p data-testid="left">Left the section.</p> },
          { path: '*', element: <Component /> },
        ],
        { initialEntries: ['/before', path], initialIndex: 1 },
      ),
    [Component, path],
  );
  return (
    <section id={id} className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <RouterProvider router={router} />
    </section>
  );
}
