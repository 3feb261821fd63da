/**
 * A truck on the road that nobody has a position of for this long: its driver should be called. Shorter silences are
 * common on roads without a network.
 */
export const SILENT_AFTER_MINUTES = 120;
