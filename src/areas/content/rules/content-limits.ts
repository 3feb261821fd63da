export const TITLE_MAX = 120;
export const SUMMARY_MAX = 280;
export const BODY_MAX = 20_000;
export const PARTNER_MAX = 120;
export const DISCOUNT_MAX = 60;
export const CONDITIONS_MAX = 2000;
export const CODE_MAX = 40;
export const LINK_MAX = 500;
export const CITIES_MAX = 20;
export const QUANTITY_MAX = 1_000_000;
/** So many cards stand above a home screen. */
export const CARDS_MAX = 12;
/** So many pinned articles stand before the newest ones, however many are pinned. */
export const PINS_MAX = 3;
/** So many benefits are offered to a person, and so many taken ones are shown, the newest first. */
export const OFFERED_MAX = 200;
