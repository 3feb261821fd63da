/** How near maps show things, as the specification has it. */
export const ZOOM = {
  default: 5,
  min: 3,
  max: 18,
  /** Asked of the picker; the map library itself goes no nearer than `LIBRARY_MAX`. */
  pickerMax: 30,
  marker: 16,
  twoPoints: 6,
  country: 10,
  countryMin: 6,
  countryMax: 6,
} as const;

const LIBRARY_MAX = 24;

export const libraryZoom = (zoom: number): number => Math.min(zoom, LIBRARY_MAX);

/** A whole country is asked for at 10 but held between 6 and 6. */
export const countryZoom = (): number => Math.min(Math.max(ZOOM.country, ZOOM.countryMin), ZOOM.countryMax);
