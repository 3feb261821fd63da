/** For developers only: what the user need not know, or already knows by other means. */
export function logOnly(message: string, detail?: unknown): void {
  console.warn(message, ...(detail === undefined ? [] : [detail]));
}
