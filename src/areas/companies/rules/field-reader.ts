import { phoneRegionOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import type { Rule } from '#countries/rule.ts';
import { readByRule } from '#countries/rule-problem.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';

/** A phone as it travels: the calling code and the number, both or neither. */
export interface Phone {
  readonly countryCode: string | null;
  readonly phone: string | null;
}

type Text = string | null | undefined;

/**
 * Reads fields by the rules of a country and collects every problem, so that a form gets all of them at once. A field
 * that was not sent stays undefined, an empty one becomes null.
 */
export class FieldReader {
  readonly #country: Country;
  readonly #problems: Record<string, FieldProblem> = {};

  constructor(country: Country) {
    this.#country = country;
  }

  get problems(): Readonly<Record<string, FieldProblem>> {
    return this.#problems;
  }

  text<T extends Text>(field: string, rule: Rule, text: T): string | null | Extract<T, undefined> {
    if (text === undefined) return undefined as Extract<T, undefined>;
    if (text === null) return null;
    const reading = readByRule(rule, text);
    if ('value' in reading) return reading.value || null;
    this.#problems[field] = reading.problem;
    return null;
  }

  /** One of the values the country allows. */
  choice<T extends string | undefined>(field: string, isAllowed: (value: string) => boolean, given: T): T {
    if (given !== undefined && !isAllowed(given)) this.#problems[field] = { code: 'choice' };
    return given;
  }

  /** Without a calling code the number belongs to the reader's country. */
  phone(
    fields: { readonly countryCode: string; readonly phone: string },
    given: Phone,
    kind: 'reference' | 'contact' = 'contact',
  ): Phone {
    const nothing: Phone = { countryCode: null, phone: null };
    if (!given.phone) return nothing;
    const region = given.countryCode ? phoneRegionOf(given.countryCode)?.phone : this.#country.phone;
    if (!region) {
      this.#problems[fields.countryCode] = { code: 'choice' };
      return nothing;
    }
    const phone = this.text(fields.phone, region[kind], given.phone);
    return phone ? { countryCode: region.code, phone } : nothing;
  }

  /** Refuses the request when any field was wrong. */
  settle(): void {
    if (Object.keys(this.#problems).length > 0) throw requestErrors.invalid({ fields: this.#problems });
  }
}
