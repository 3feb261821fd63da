/** The details of a timeline entry that people understand: names, plates and codes, but no ids. */
const SAID = [
  'plate',
  'driver',
  'trailer',
  'carrier',
  'companyName',
  'name',
  'task',
  'stage',
  'loadedTn',
  'deliveredTn',
  'place',
  'amount',
  'currency',
  'number',
  'fileName',
  'from',
  'to',
] as const;

export function detailsOf(details: Readonly<Record<string, unknown>>): string {
  const said = SAID.flatMap((name) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return said.join(' · ');
}
