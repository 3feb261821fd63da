import { useComputedColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from '#kernel/tone.ts';
import { markColors } from '#ui/theme/map-colors.ts';
import { type ArtKind, MARKER_ART, markerAddress } from './marker-art.ts';

interface MarkerPictureProps {
  readonly kind: ArtKind;
  readonly tone?: Tone | undefined;
  readonly scale?: number;
  readonly number?: number | undefined;
}

/** One of the map's pictures outside the map: in a marker, a legend, a list. The text beside it says what it means. */
export function MarkerPicture({ kind, tone, scale = 1, number }: MarkerPictureProps): ReactNode {
  const mode = useComputedColorScheme('light');
  const art = MARKER_ART[kind];
  return (
    <img
      src={markerAddress(kind, markColors(mode, tone ?? art.tone), { number })}
      width={art.width * scale}
      height={art.height * scale}
      alt=""
      draggable={false}
    />
  );
}
