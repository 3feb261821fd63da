import type { FieldProblem } from '#kernel/errors.ts';

/**
 * How long a type of truck takes at a dock for a kind of operation, and whether it is booked there at all. A company
 * keeps at most twenty such rows; one that future bookings use is locked: it stays in the list as it is.
 */
export const MAX_CATEGORIES = 20;
export const SERVICE_MINUTES_MIN = 1;
/** A week: longer than any truck stays at a dock. */
export const SERVICE_MINUTES_MAX = 10_080;

export const DOCK_ACTIONS = ['load', 'unload'] as const;
export type DockAction = (typeof DOCK_ACTIONS)[number];

/** What is done at a dock, and whether the truck is loaded or unloaded. */
export const DOCK_OPERATIONS = {
  load: 'load',
  unload: 'unload',
  palletLoad: 'load',
  palletUnload: 'unload',
  bulkLoad: 'load',
  bulkUnload: 'unload',
  containerLoad: 'load',
  containerUnload: 'unload',
} as const satisfies Readonly<Record<string, DockAction>>;
export type DockOperation = keyof typeof DOCK_OPERATIONS;
export const DOCK_OPERATION_NAMES = Object.keys(DOCK_OPERATIONS) as [DockOperation, ...DockOperation[]];

export interface Category {
  /** Id of a stored row. */
  readonly id?: string | undefined;
  readonly vehicleType: string;
  readonly operation: DockOperation;
  readonly minutes: number;
  /** Whether such a truck is booked at all. */
  readonly scheduled: boolean;
}

export interface StoredCategory extends Category {
  readonly id: string;
  /** Whether future bookings use it. */
  readonly locked: boolean;
}

/** A type of truck and an operation, as one name. */
export const pairOf = ({ vehicleType, operation }: Pick<Category, 'vehicleType' | 'operation'>): string =>
  `${vehicleType} ${operation}`;

/** The operations left for a truck type, given the ones its other rows use already. */
export function freeOperations(used: readonly (DockOperation | null)[]): readonly DockOperation[] {
  return DOCK_OPERATION_NAMES.filter((operation) => !used.includes(operation));
}

/** The problems of a list that will replace the stored one, by the path of the field. */
export function categoryProblems(
  stored: readonly StoredCategory[],
  wanted: readonly Category[],
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const used = new Set<string>();
  wanted.forEach((category, index) => {
    const pair = pairOf(category);
    if (used.has(pair)) problems[`categories.${index}.typeOperation.id`] = { code: 'alreadyRegistered' };
    used.add(pair);
    if (category.id && !stored.some(({ id }) => id === category.id)) {
      problems[`categories.${index}._id`] = { code: 'choice' };
    }
  });
  return problems;
}

/** Locked rows that the new list deletes or changes. */
export function brokenLocks(stored: readonly StoredCategory[], wanted: readonly Category[]): readonly StoredCategory[] {
  const byId = new Map(wanted.map((category) => [category.id, category]));
  return stored.filter((row) => row.locked && !isSameCategory(row, byId.get(row.id)));
}

export function isSameCategory(stored: Category, wanted: Category | undefined): boolean {
  return (
    wanted !== undefined &&
    wanted.vehicleType === stored.vehicleType &&
    wanted.operation === stored.operation &&
    wanted.minutes === stored.minutes &&
    wanted.scheduled === stored.scheduled
  );
}
