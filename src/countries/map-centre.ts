export type MapCentre = { readonly lat: number; readonly lng: number };

/** The centre of Brazil, also used where no country is known. */
export const FALLBACK_CENTRE: MapCentre = { lat: -14.235, lng: -51.9253 };
