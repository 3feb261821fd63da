import type { CountryCode } from '#countries/country-type.ts';

/** What is sent to a register about a vehicle. */
export interface VehicleQuestion {
  readonly country: CountryCode;
  readonly plate: string;
  readonly chassis: string | null;
  readonly crpva: string | null;
}

/** What is sent to a register about a driver: the numbers it needs, but no name. */
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

/** Registers store document numbers as digits alone. */
export function asRegistersRead(question: DriverQuestion): DriverQuestion {
  return { ...question, documentNumber: question.documentNumber?.replace(/\D/g, '') || null };
}

/** Whether a plate or number in an answer is one of those in the question, in any notation. */
export function isAbout(question: Question, named: string): boolean {
  const known =
    'plate' in question ? [question.plate] : [question.documentNumber, question.licenceNumber, question.taxId];
  return known.some((value) => value !== null && bare(value) !== '' && bare(value) === bare(named));
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
