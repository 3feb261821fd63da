/** As in the rest of the interface: fonts of the reader's own machine. The library reads the weight from the first name. */
const FAMILY = ['Inter', 'system-ui', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'];
export const FONT = FAMILY;
export const FONT_BOLD = ['Inter Bold', ...FAMILY];
