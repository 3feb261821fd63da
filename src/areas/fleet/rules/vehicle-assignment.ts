/** What prevents a truck from being assigned to an order, worst first. */
export const ASSIGNMENT_OBSTACLES = ['disabled', 'driverDisabled', 'documentsExpired', 'noDriver'] as const;
export type AssignmentObstacle = (typeof ASSIGNMENT_OBSTACLES)[number];

export interface Combination {
  readonly truck: { readonly enabled: boolean };
  readonly driver: { readonly enabled: boolean; readonly documentsExpired: boolean } | null;
  readonly trailers: readonly { readonly enabled: boolean }[];
  /** A required document of the truck or of its semitrailers has expired. */
  readonly documentsExpired: boolean;
}

export function assignmentObstacles({ truck, driver, trailers, documentsExpired }: Combination): AssignmentObstacle[] {
  const found: Readonly<Record<AssignmentObstacle, boolean>> = {
    disabled: !truck.enabled || trailers.some(({ enabled }) => !enabled),
    driverDisabled: driver !== null && !driver.enabled,
    documentsExpired: documentsExpired || (driver?.documentsExpired ?? false),
    noDriver: driver === null,
  };
  return ASSIGNMENT_OBSTACLES.filter((obstacle) => found[obstacle]);
}
