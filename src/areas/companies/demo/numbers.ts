import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Rule } from '#countries/rule.ts';
import { createRandom, type Random } from './random.ts';

const TRIES = 20_000;

/** Draws until the country's own rule accepts the number without a warning, so that form and check digits are valid. */
export function drawValid(rule: Rule, random: Random, draft: (random: Random) => string): string {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const result = rule.check(draft(random));
    if (result.ok && result.warnings.length === 0) return result.canonical;
  }
  throw new Error('no valid number found');
}

const COMPANY_TAX_ID: Readonly<Record<CountryCode, (random: Random) => string>> = {
  BO: (random) => `${1 + random.int(4)}${random.digits(8)}`,
  PE: (random) => `20${random.digits(9)}`,
  CL: (random) => `7${1 + random.int(9)}${random.digits(6)}${random.pick([...'0123456789K'])}`,
  PY: (random) => `800${random.digits(6)}`,
  MX: (random) =>
    `${random.pick(['ABC', 'FSM', 'TRN', 'LOG'])}${10 + random.int(15)}0${1 + random.int(9)}1${random.int(9)}${random.pick([...'ABCDEFGHJ'])}${random.int(10)}${random.pick([...'0123456789A'])}`,
  BR: (random) => `${random.digits(8)}0001${random.digits(2)}`,
  AR: (random) => `30${random.digits(9)}`,
  UY: (random) => `21${1 + random.int(9)}${random.digits(5)}001${random.int(10)}`,
};

export function companyTaxId(country: CountryCode, random: Random): string {
  return drawValid(countryOf(country).taxId.company, random, COMPANY_TAX_ID[country]);
}

/** The tax id of a demo company, for companies that have it as a partner. */
export function companyTaxIdOf({ key, country }: { readonly key: string; readonly country: CountryCode }): string {
  return companyTaxId(country, createRandom(`tax id ${key}`));
}

const CELLPHONE: Readonly<Record<CountryCode, (random: Random) => string>> = {
  BO: (random) => `7${random.digits(7)}`,
  PE: (random) => `9${random.digits(8)}`,
  CL: (random) => `9${random.digits(8)}`,
  PY: (random) => `98${random.digits(7)}`,
  MX: (random) => `55${random.digits(8)}`,
  BR: (random) => `119${random.digits(8)}`,
  AR: (random) => `11${random.digits(8)}`,
  UY: (random) => `99${random.digits(6)}`,
};

export function cellphone(country: CountryCode, random: Random): string {
  return drawValid(countryOf(country).phone.cellphone, random, CELLPHONE[country]);
}
