import type { MapSourceDataEvent, StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOnly } from '#ui/log/log.ts';
import type { Mode } from '#ui/theme/map-colors.ts';
import type { MapSource } from '../map-source.ts';
import { baseStyle } from './base-style.ts';

/** Until a host that takes longer has answered, the built-in map is shown. */
const PATIENCE_MS = 8000;
/** So many tiles that fail in a row, and the host is away. */
const FAILED_TILES = 3;

/** What is read of it, where it is about a tile. */
type TileEvent = MapSourceDataEvent & { readonly tile?: { readonly state?: string } };

export interface BaseMap {
  /** Null while the configured map is being loaded. */
  readonly style: StyleSpecification | null;
  readonly isBuiltIn: boolean;
  /** A part of the map could not be loaded; false where the built-in map itself fails. */
  readonly onFailure: (isLoaded: boolean) => boolean;
  readonly onData: (event: MapSourceDataEvent) => void;
}

/** The configured map; where it cannot be loaded, or its host dies while it is shown, the built-in one in its place. */
export function useBaseMap({ styleUrl, tilesUrl }: MapSource, mode: Mode): BaseMap {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const attribution = t('ui.map.attribution');
  const builtIn = useMemo(() => baseStyle({ mode, language, attribution }), [mode, language, attribution]);
  const isWanted = Boolean(styleUrl || tilesUrl);
  const [loaded, setLoaded] = useState<StyleSpecification | null>(null);
  const [isAway, setAway] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const failed = useRef(0);

  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    loadStyle({ styleUrl, tilesUrl }, mode, language).then(
      (style) => isShown && setLoaded(style),
      (error: unknown) => {
        logOnly('map', error);
        if (isShown) setAway(true);
      },
    );
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isWanted, styleUrl, tilesUrl, mode, language]);

  const isBuiltIn = !isWanted || isAway || (isSlow && !loaded);
  const onData = useCallback(({ tile }: TileEvent) => {
    if (tile?.state === 'loaded') failed.current = 0;
  }, []);
  const onFailure = useCallback(
    (isLoaded: boolean) => {
      if (isBuiltIn) return false;
      failed.current += 1;
      if (!isLoaded || failed.current >= FAILED_TILES) setAway(true);
      return true;
    },
    [isBuiltIn],
  );
  return { style: isBuiltIn ? builtIn : loaded, isBuiltIn, onFailure, onData };
}

async function loadStyle({ styleUrl, tilesUrl }: MapSource, mode: Mode, language: string): Promise<StyleSpecification> {
  if (!styleUrl) return (await import('./tile-style.ts')).tileStyle(tilesUrl!, mode, language);
  const reply = await fetch(styleUrl);
  if (!reply.ok) throw new Error(`The style of the map: ${reply.status}`);
  const style = (await reply.json()) as StyleSpecification;
  if (!Array.isArray(style.layers) || typeof style.sources !== 'object') throw new Error('Not a style of a map');
  return style;
}
