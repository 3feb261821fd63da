/** What a colour says about a state, whatever the company's own colour is; the theme has the colours. */
export const TONE_NAMES = ['neutral', 'info', 'active', 'success', 'warning', 'danger', 'done'] as const;
export type Tone = (typeof TONE_NAMES)[number];
