/** The paths of all fields with an error: `{ stops: [, { city: {…} }] }` → `stops.1.city`. */
export function problemNames(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = `${prefix}${key}`;
    return 'type' in value && typeof value.type === 'string' ? [name] : problemNames(value, `${name}.`);
  });
}
