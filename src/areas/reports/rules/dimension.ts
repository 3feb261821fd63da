/** The sides from which a company sees a trip. */
export const REPORT_SIDES = ['own', 'carrier', 'client'] as const;
export type ReportSide = (typeof REPORT_SIDES)[number];

/** What the sums of trips are kept by, month by month, besides the whole by day. */
export const DIMENSIONS = [
  'client',
  'carrier',
  'lane',
  'country',
  'category',
  'vehicleType',
  'truck',
  'driver',
  'operator',
  'facility',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The two cities of a lane are kept with a line break between them. */
export function citiesOf(lane: string): { readonly origin: string; readonly destination: string } {
  const [origin = '', destination = ''] = lane.split('\n');
  return { origin, destination };
}
export const laneOf = (origin: string, destination: string): string => `${origin}\n${destination}`;
