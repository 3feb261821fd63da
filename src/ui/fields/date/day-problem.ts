import type { FieldProblem } from '#kernel/errors.ts';

export interface DayLimits {
  /** The first year allowed; the current one by default. */
  readonly minYear: number;
  readonly min?: string | undefined;
  /** What is wrong with a day before `min`, where that can be said better than as an invalid date. */
  readonly beforeMin?: FieldProblem['code'] | undefined;
  readonly max?: string | undefined;
  /** Only days after today. */
  readonly future?: boolean | undefined;
}

/** The problem of a day, or of a text that should be one. Days are YYYY-MM-DD, so text order is time order. */
export function dayProblem(value: unknown, today: string, limits: DayLimits): FieldProblem | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return { code: 'dateInput' };
  if (limits.beforeMin && limits.min !== undefined && value < limits.min) return { code: limits.beforeMin };
  if (Number(value.slice(0, 4)) < limits.minYear) return { code: 'minYear', params: { year: String(limits.minYear) } };
  if (limits.future && value <= today) return { code: 'futureDate' };
  const outside = (limits.min !== undefined && value < limits.min) || (limits.max !== undefined && value > limits.max);
  return outside ? { code: 'date' } : undefined;
}
