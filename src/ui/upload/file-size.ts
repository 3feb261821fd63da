const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** `840 KB`, `1,2 MB`: rounded to useful digits. */
export function showSize(bytes: number, language: string): string {
  const [value, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'KB'] : [bytes / MEGABYTE, 'MB'];
  const digits = unit === 'MB' ? 1 : 0;
  const rounded = unit === 'KB' ? Math.max(1, value) : value;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(rounded)} ${unit}`;
}
