/** The meaning of a colour, independent of the company's own colour; the theme defines the colours. */
export const TONE_NAMES = ['neutral', 'info', 'active', 'success', 'warning', 'danger', 'done'] as const;
export type Tone = (typeof TONE_NAMES)[number];
