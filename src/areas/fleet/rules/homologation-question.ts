import type { CountryCode } from '#countries/country-type.ts';

/** What a register is told about a vehicle. */
export interface VehicleQuestion {
  readonly country: CountryCode;
  readonly plate: string;
  readonly chassis: string | null;
  readonly crpva: string | null;
}

/** What a register is told about a driver: numbers it can find them by, not who they are. */
export interface DriverQuestion {
  readonly country: CountryCode;
  readonly documentType: string;
  readonly documentNumber: string | null;
  readonly documentState: string | null;
  readonly birthDate: string;
  readonly licenceNumber: string;
  readonly taxId: string | null;
}

export type Question = VehicleQuestion | DriverQuestion;

/** Registers know document numbers as digits alone. */
export function asRegistersRead(question: DriverQuestion): DriverQuestion {
  return { ...question, documentNumber: question.documentNumber?.replace(/\D/g, '') || null };
}

/** Whether a plate or number in an answer is one of those that were asked about, however it is written. */
export function isAbout(question: Question, named: string): boolean {
  const known =
    'plate' in question ? [question.plate] : [question.documentNumber, question.licenceNumber, question.taxId];
  return known.some((value) => value !== null && bare(value) !== '' && bare(value) === bare(named));
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
