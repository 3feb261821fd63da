import { type ReactNode, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import classes from './gallery.module.css';
import type { GallerySection } from './gallery-page.ts';

/** Each section has a small router of its own with a second page, so that leaving it can be tried. */
export function GallerySectionView({ section }: { readonly section: GallerySection }): ReactNode {
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
