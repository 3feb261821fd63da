/** Labels are drawn with fonts of the reader's own machine; the library reads the weight from the name. */
export const FONT = ['Inter', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'];
export const FONT_BOLD = ['Inter Bold', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'];
