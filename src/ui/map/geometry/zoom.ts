/** The zoom levels of the specification. */
export const ZOOM = {
  default: 5,
  min: 3,
  max: 18,
  /** Requested for the picker; the map library goes no closer than `LIBRARY_MAX`. */
  pickerMax: 30,
  marker: 16,
  /** Ours: the built-in map has no streets, so one place is shown with the towns around it. */
  builtInMarker: 9,
  twoPoints: 6,
  country: 10,
  countryMin: 6,
  countryMax: 6,
} as const;

const LIBRARY_MAX = 24;

export const libraryZoom = (zoom: number): number => Math.min(zoom, LIBRARY_MAX);

/** A whole country is requested at 10 but limited to 6. */
export const countryZoom = (): number => Math.min(Math.max(ZOOM.country, ZOOM.countryMin), ZOOM.countryMax);
