import { OWNER_KINDS, type OwnerKind } from '#areas/documents/rules/document-owner.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { Country, DriverCheckCode, TruckCheckCode } from '#countries/country-type.ts';

/** One question to one register. */
export type CheckCode = TruckCheckCode | DriverCheckCode;

/** The registers that can be asked about a driver or vehicle of a country; none where it has no homologation. */
export function checksOf({ homologation }: Pick<Country, 'homologation'>, kind: OwnerKind): readonly CheckCode[] {
  return homologation?.[kind] ?? [];
}

/** Every code of every country, once. */
export const CHECK_CODES = [
  ...new Set(COUNTRIES.flatMap((country) => OWNER_KINDS.flatMap((kind) => checksOf(country, kind)))),
] as [CheckCode, ...CheckCode[]];

/**
 * The state of a check: `pending` while a register is being asked or a person has to look it up, `success` when the
 * register answered. Both spellings of not found are in use and mean the same.
 */
export const CHECK_STATUSES = ['pending', 'success', 'error', 'not-found', 'not_found'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export function isNotFound(status: CheckStatus): boolean {
  return status === 'not-found' || status === 'not_found';
}

/** Whether the register has given an answer; a failed check may be repeated at once. */
export function isAnswered(status: CheckStatus): boolean {
  return status === 'success' || isNotFound(status);
}

/** Where an answer comes from. Answers of the simulator are invented, so its name is always shown with them. */
export const CHECK_SOURCES = ['manual', 'http', 'simulator'] as const;
export type CheckSource = (typeof CHECK_SOURCES)[number];

/** Why there is no answer. */
export const CHECK_FAILURES = [
  /** The register did not answer in time, or broke off. */
  'unreachable',
  /** The answer was unusable. */
  'unreadable',
  /** The register refused to answer. */
  'refused',
  /** The register failed so often that it is not asked for a while. */
  'resting',
  /** No answer had arrived when the time was up. */
  'overdue',
] as const;
export type CheckFailure = (typeof CHECK_FAILURES)[number];
