/** Where the base map comes from, instead of the built-in one. */
export interface MapSource {
  /** Address of a MapLibre style. */
  readonly styleUrl?: string | null;
  /** Address of an archive of map tiles. */
  readonly tilesUrl?: string | null;
}

/** As configured; the page itself names it. */
export const configuredMap = (): MapSource => ({ styleUrl: named('map-style'), tilesUrl: named('map-tiles') });

function named(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null;
}
