import { OWNER_KINDS, type OwnerKind } from '#areas/documents/rules/document-owner.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { Country, DriverCheckCode, TruckCheckCode } from '#countries/country-type.ts';

/** One register, asked one question. */
export type CheckCode = TruckCheckCode | DriverCheckCode;

/** The registers a country lets ask about a driver or a vehicle; none where the country has no homologation. */
export function checksOf({ homologation }: Pick<Country, 'homologation'>, kind: OwnerKind): readonly CheckCode[] {
  return homologation?.[kind] ?? [];
}

/** Every code of every country, once. */
export const CHECK_CODES = [
  ...new Set(COUNTRIES.flatMap((country) => OWNER_KINDS.flatMap((kind) => checksOf(country, kind)))),
] as [CheckCode, ...CheckCode[]];

/**
 * What became of a check. `pending` until there is an answer, be it that a register is being asked or that a person has
 * to look it up; `success` when the register answered; both spellings of not found are in use and mean the same.
 */
export const CHECK_STATUSES = ['pending', 'success', 'error', 'not-found', 'not_found'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export function isNotFound(status: CheckStatus): boolean {
  return status === 'not-found' || status === 'not_found';
}

/** Whether somebody who can tell has told: a failed check may be asked again at once. */
export function isAnswered(status: CheckStatus): boolean {
  return status === 'success' || isNotFound(status);
}

/** Where an answer comes from. What the simulator says is made up, and is never shown without its name. */
export const CHECK_SOURCES = ['manual', 'http', 'simulator'] as const;
export type CheckSource = (typeof CHECK_SOURCES)[number];

/** Why there is no answer. */
export const CHECK_FAILURES = [
  /** The register did not answer in time, or broke off. */
  'unreachable',
  /** It answered something nobody can use. */
  'unreadable',
  /** It refuses to answer us. */
  'refused',
  /** It failed so often lately that it is left alone for a while. */
  'resting',
  /** Nothing had come when the time was up. */
  'overdue',
] as const;
export type CheckFailure = (typeof CHECK_FAILURES)[number];
