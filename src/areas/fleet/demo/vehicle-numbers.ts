import { drawValid } from '#areas/companies/demo/numbers.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
/** The characters allowed in a chassis number. */
const VIN_SIGNS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const MAKERS = ['9BM', '9BS', '9BV', 'YV2', 'XLR', '3AK', '1FU', 'LZZ', 'JHD'];

const letters = (random: Random, count: number) => Array.from({ length: count }, () => random.pick(LETTERS)).join('');

const PLATE: Readonly<Record<CountryCode, (random: Random) => string>> = {
  BO: (random) => `${1 + random.int(6)}${random.digits(3)}${letters(random, 3)}`,
  PE: (random) => `${letters(random, 1)}${random.int(10)}${letters(random, 1)}${random.digits(3)}`,
  CL: (random) => `${letters(random, 4)}${random.digits(2)}`,
  PY: (random) => `${letters(random, 4)}${random.digits(3)}`,
  MX: (random) => `${random.digits(2)}${letters(random, 2)}${random.digits(1)}${letters(random, 1)}`,
  BR: (random) => `${letters(random, 3)}${random.int(10)}${letters(random, 1)}${random.digits(2)}`,
  AR: (random) => `${letters(random, 2)}${random.digits(3)}${letters(random, 2)}`,
  UY: (random) => `${letters(random, 3)}${random.digits(4)}`,
};

/** A plate belongs to one closed fleet at a time, so no plate is generated twice. */
export function plate(country: CountryCode, random: Random, drawn: Set<string>): string {
  for (;;) {
    const number = drawValid(countryOf(country).plate, random, PLATE[country]);
    const key = `${country} ${number}`;
    if (drawn.has(key)) continue;
    drawn.add(key);
    return number;
  }
}

export function chassis(country: CountryCode, random: Random): string {
  return drawValid(
    countryOf(country).chassis,
    random,
    (dice) => dice.pick(MAKERS) + Array.from({ length: 14 }, () => dice.pick(VIN_SIGNS)).join(''),
  );
}

export function crpva(country: CountryCode, random: Random): string | null {
  const { ruat } = countryOf(country);
  return ruat && drawValid(ruat.crpva, random, (dice) => `${letters(dice, 3)}${dice.digits(7)}`);
}
