/** Dialogs over a list or a record; the query names the dialog and the opportunity or application it is about. */
export const CARRIER_TASKS = ['apply', 'refuse', 'change', 'price', 'withdraw', 'giveBack', 'rate'] as const;
export type CarrierTask = (typeof CARRIER_TASKS)[number];

export interface OpenTask {
  readonly task: CarrierTask;
  /** Of the opportunity where one applies or refuses, otherwise of the application. */
  readonly id: string;
}

/** The same address with a dialog open over it. */
export function taskSearch(current: URLSearchParams, task: CarrierTask, id: string): string {
  const next = new URLSearchParams(current);
  for (const name of CARRIER_TASKS) next.delete(name);
  next.set(task, id);
  return `?${next}`;
}

export function taskIn(current: URLSearchParams): OpenTask | null {
  for (const task of CARRIER_TASKS) {
    const id = current.get(task);
    if (id !== null) return { task, id };
  }
  return null;
}
