/** For developers only: what the user need not know, or has already seen. */
export function logOnly(message: string, detail?: unknown): void {
  console.warn(message, ...(detail === undefined ? [] : [detail]));
}
