/** The configured map style, which the page itself names; null for the built-in map. */
export function configuredMapStyle(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content || null;
}
