import { validate as validateCnpj } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as validateCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as validateChileanRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as validatePeruvianRuc } from 'stdnum/lib/cjs/pe/ruc.js';
import { validate as validateUruguayanCi } from 'stdnum/lib/cjs/uy/cedula.js';
import type { WarningCode } from './rule.ts';

// Single files of stdnum keep the other ninety countries out of the browser bundle; only its CommonJS files also load
// in Node. Numbers that it checks wrongly (Paraguay's RUC with remainder 0, newer CUIT and RUT series) or by today's
// date (RFC, CURP) are computed here and in their country's folder.

type WarningsOf = (canonical: string) => readonly WarningCode[];

function warningsBy(validate: typeof validateCpf): WarningsOf {
  return (canonical) => {
    const verdict = validate(canonical);
    if (verdict.isValid) return [];
    return [verdict.error.name === 'InvalidChecksum' ? 'check-digit' : 'unusual-form'];
  };
}

/** 111.111.111-11 has correct check digits but is never issued. */
function notRepeated(warningsOf: WarningsOf): WarningsOf {
  return (canonical) => (/^(.)\1*$/.test(canonical) ? ['check-digit'] : warningsOf(canonical));
}

export const cpfWarnings = notRepeated(warningsBy(validateCpf));
export const cnpjWarnings = notRepeated(warningsBy(validateCnpj));
export const chileanRutWarnings = warningsBy(validateChileanRut);
export const peruvianRucWarnings = warningsBy(validatePeruvianRuc);
export const uruguayanCiWarnings = warningsBy(validateUruguayanCi);

/** Sum of each character's index in the alphabet times its weight. */
export function weightedSum(characters: string, weights: readonly number[], alphabet = '0123456789'): number {
  return [...characters].reduce((sum, character, index) => sum + alphabet.indexOf(character) * weights[index]!, 0);
}

/** Warns when the last character is not the check digit of the others. */
export function checkDigitWarnings(expected: (front: string) => string): WarningsOf {
  return (canonical) => (canonical.slice(-1) === expected(canonical.slice(0, -1)) ? [] : ['check-digit']);
}
