/** What an operation needs of the order it is created with. */
export interface OperationOfOrder {
  readonly dispatchType: string | null;
  readonly serviceType: string | null;
  readonly loadingDate: string | null;
  readonly deliveryDate: string | null;
  /** The types of the freights. */
  readonly clientFreight: string | null;
  readonly carrierFreight: string | null;
}

const PATHS: Readonly<Record<keyof OperationOfOrder, string>> = {
  dispatchType: 'dispatchType',
  serviceType: 'serviceType.id',
  loadingDate: 'dates.loadingDate',
  deliveryDate: 'dates.deliveryDate',
  clientFreight: 'clientFreight.type',
  carrierFreight: 'carrierFreight.type',
};
const FREIGHTS: ReadonlySet<string> = new Set(['clientFreight', 'carrierFreight']);

/**
 * The missing fields, by their paths in a request: an operation requires the same whether it is created by itself or
 * with an order. Freights are asked only of people who see prices; for others they are to be negotiated.
 */
export function missingForOperation(given: OperationOfOrder, seesFreights: boolean): string[] {
  const names = Object.keys(PATHS) as (keyof OperationOfOrder)[];
  return names.filter((name) => !given[name] && (seesFreights || !FREIGHTS.has(name))).map((name) => PATHS[name]);
}
