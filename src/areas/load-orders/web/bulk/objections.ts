/** Every message below an entry of a form's errors, each once: `{ dates: { deliveryDate: { message } } }`. */
export function objectionsIn(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { message } = entry as { readonly message?: unknown };
  const own = typeof message === 'string' ? [message] : [];
  const below = Object.entries(entry).flatMap(([name, value]) => (name === 'ref' ? [] : objectionsIn(value)));
  return [...new Set([...own, ...below])];
}
