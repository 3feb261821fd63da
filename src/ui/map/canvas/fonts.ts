/** The system fonts, as in the rest of the interface. The library reads the weight from the first name. */
const FAMILY = ['Inter', 'system-ui', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'];
export const FONT = FAMILY;
export const FONT_BOLD = ['Inter Bold', ...FAMILY];
