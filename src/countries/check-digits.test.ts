import { validate as validateCuit } from 'stdnum/lib/cjs/ar/cuit.js';
import { validate as validateCnpj } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as validateCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as validateChileanRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as validateCurp } from 'stdnum/lib/cjs/mx/curp.js';
import { validate as validateRfc } from 'stdnum/lib/cjs/mx/rfc.js';
import { validate as validatePeruvianRuc } from 'stdnum/lib/cjs/pe/ruc.js';
import { validate as validateUruguayanCi } from 'stdnum/lib/cjs/uy/cedula.js';
import { validate as validateRut } from 'stdnum/lib/cjs/uy/rut.js';
import { describe, expect, it } from 'vitest';
import { checkDigitWarnings, weightedSum } from './check-digits.ts';
import { countryOf } from './country.ts';
import type { Rule } from './rule.ts';

const DIGITS = [...'0123456789'];

/** The check characters that a rule accepts without warning, out of all possible last characters. */
function silentEndings(rule: Rule, front: string, endings: readonly string[]): readonly string[] {
  return endings.filter((ending) => {
    const result = rule.check(front + ending);
    return result.ok && result.warnings.length === 0;
  });
}

describe('of all possible check digits, exactly one passes without warning', () => {
  const mexico = countryOf('MX');
  it.each([
    ['RUT of Chile', countryOf('CL').taxId.company, '12345678', '5'],
    ['RUT of Chile ending in K', countryOf('CL').taxId.company, '10000013', 'K'],
    ['RUC of Paraguay', countryOf('PY').taxId.company, '80028061', '0'],
    ['RUC of Peru', countryOf('PE').taxId.company, '2010007097', '0'],
    ['CUIT', countryOf('AR').taxId.company, '3050001091', '2'],
    ['CI of Uruguay', countryOf('UY').personalDocuments[0]!.rule, '1234567', '2'],
    ['RUT of Uruguay', countryOf('UY').taxId.company, '21100342001', '7'],
    ['RFC', mexico.taxId.company, 'GODE561231GR', '8'],
    ['CURP', mexico.curp!, 'BOXW310820HNERXN0', '9'],
    ['second digit of a CPF', countryOf('BR').personalDocuments[0]!.rule, '1234567890', '9'],
    ['second digit of a CNPJ', countryOf('BR').taxId.company, '12ABC34501DE3', '5'],
  ])('%s', (_, rule, front, ending) => {
    expect(silentEndings(rule, front, [...DIGITS, 'A', 'K'])).toEqual([ending]);
  });
});

describe('where stdnum is right, our rules agree with it', () => {
  const place = (n: number, size: number) => String((n * 7919 + 104729) % 10 ** size).padStart(size, '0');
  const series = Array.from({ length: 300 }, (_, n) => n);

  function agree(rule: Rule, validate: typeof validateCuit, fronts: readonly string[], endings: readonly string[]) {
    for (const front of fronts) {
      const theirs = endings.filter((ending) => validate(front + ending).isValid);
      expect(silentEndings(rule, front, endings), front).toEqual(theirs);
    }
  }

  it('on CUITs', () => {
    agree(
      countryOf('AR').taxId.company,
      validateCuit,
      series.map((n) => ['20', '27', '30', '33'][n % 4] + place(n, 8)),
      DIGITS,
    );
  });

  it("on Uruguay's RUTs", () => {
    agree(
      countryOf('UY').taxId.company,
      validateRut,
      series.map((n) => `21${place(n, 6)}001`),
      DIGITS,
    );
  });

  it('on CPFs and CNPJs', () => {
    const brazil = countryOf('BR');
    const endings = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
    const fronts = series.slice(0, 60);
    agree(
      brazil.personalDocuments[0]!.rule,
      validateCpf,
      fronts.map((n) => place(n, 9)),
      endings,
    );
    agree(
      brazil.taxId.company,
      validateCnpj,
      fronts.map((n) => `${place(n, 6)}${['00', 'AZ', 'K9'][n % 3]}0001`),
      endings,
    );
  });

  it("on Chile's RUTs, Peru's RUCs and Uruguay's CIs", () => {
    const chile = countryOf('CL').taxId.company;
    agree(
      chile,
      validateChileanRut,
      series.map((n) => place(n, 8)),
      [...DIGITS, 'K'],
    );
    const peru = countryOf('PE').taxId.company;
    agree(
      peru,
      validatePeruvianRuc,
      series.map((n) => ['10', '15', '20', '30'][n % 4] + place(n, 8)),
      DIGITS,
    );
    const uruguay = countryOf('UY').personalDocuments[0]!.rule;
    agree(
      uruguay,
      validateUruguayanCi,
      series.map((n) => place(n, 7)),
      DIGITS,
    );
  });

  it('on RFCs', () => {
    const fronts = series.map(
      (n) => `${['GODE', 'ABC', 'ÑUÑJ', 'TRO'][n % 4]}8${n % 10}0${(n % 9) + 1}15${'KMQT'[n % 4]}1`,
    );
    // stdnum also accepts the digit of an alphabet the tax office no longer uses, so ours is one of its two.
    for (const front of fronts) {
      const ours = silentEndings(countryOf('MX').taxId.company, front, [...DIGITS, 'A']);
      expect(ours, front).toHaveLength(1);
      expect(validateRfc(front + ours[0]).isValid, front).toBe(true);
    }
  });

  it('on CURPs', () => {
    const fronts = series.map((n) => `GOMC8${n % 10}0${(n % 9) + 1}1${n % 10}${'HM'[n % 2]}DFNRR${n % 10}`);
    agree(countryOf('MX').curp!, validateCurp, fronts, DIGITS);
  });
});

describe('the helpers', () => {
  it('weigh each character by its place in the alphabet', () => {
    expect(weightedSum('123', [3, 2, 1])).toBe(1 * 3 + 2 * 2 + 3 * 1);
    expect(weightedSum('BA', [10, 1], 'ABC')).toBe(10);
  });

  it('warn when the last character is not the expected one', () => {
    const warningsOf = checkDigitWarnings((front) => String(front.length));
    expect(warningsOf('aaa3')).toEqual([]);
    expect(warningsOf('aaa4')).toEqual(['check-digit']);
  });
});
