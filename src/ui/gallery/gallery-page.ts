import type { ComponentType } from 'react';

/** One example. */
export interface GallerySection {
  /** Unique over the whole gallery; its address for tests and pictures. */
  readonly id: string;
  readonly title: string;
  readonly Component: ComponentType;
  /** The address that the section sees, for components that depend on it. */
  readonly path?: string;
}

/** What a `*.gallery.tsx` file exports by default. */
export interface GalleryPage {
  readonly title: string;
  readonly sections: readonly GallerySection[];
}
