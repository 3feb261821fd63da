import { useState } from 'react';

export interface ViewerState {
  /** Index of the shown file; null while the viewer is closed. */
  readonly at: number | null;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** State of a viewer that opens at one of the files: `<MediaViewer files={files} {...viewer} />`. */
export function useViewer(): { readonly open: (at: number) => void; readonly viewer: ViewerState } {
  const [at, setAt] = useState<number | null>(null);
  return { open: setAt, viewer: { at, onMove: setAt, onClose: () => setAt(null) } };
}
