import type { ComponentType } from 'react';

/** One thing to look at. */
export interface GallerySection {
  /** Unique over the whole gallery; its address for tests and pictures. */
  readonly id: string;
  readonly title: string;
  readonly Component: ComponentType;
  /** The address the section believes to be at, for what depends on it. */
  readonly path?: string;
}

/** What a `*.gallery.tsx` file exports by default. */
export interface GalleryPage {
  readonly title: string;
  readonly sections: readonly GallerySection[];
}
