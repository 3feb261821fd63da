import { ColorInput, NativeSelect, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { SWATCHES } from '#ui/theme/swatches.ts';
import classes from './gallery.module.css';
import type { GalleryView } from './gallery-address.ts';

interface GalleryBarProps {
  readonly view: GalleryView;
  readonly onChange: (view: GalleryView) => void;
}

export function GalleryBar({ view, onChange }: GalleryBarProps): ReactNode {
  return (
    <div className={classes.bar}>
      <SegmentedControl
        aria-label="Mode"
        data={['light', 'dark']}
        value={view.mode}
        onChange={(mode) => onChange({ ...view, mode: mode === 'dark' ? 'dark' : 'light' })}
      />
      <NativeSelect
        aria-label="Language"
        data={[...LANGUAGES]}
        value={view.language}
        onChange={(event) => onChange({ ...view, language: event.currentTarget.value as Language })}
      />
      <ColorInput
        aria-label="Company colour"
        withEyeDropper={false}
        swatches={[...SWATCHES]}
        value={view.color}
        onChange={(color) => onChange({ ...view, color })}
      />
    </div>
  );
}
