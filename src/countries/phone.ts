import { compact } from './digits.ts';
import { numberRule, type Rule, usually } from './rule.ts';

export type PhoneSpec = {
  /** Country calling code without plus. */
  readonly code: string;
  readonly min: number;
  readonly max: number;
  /** The format of a mobile number in the country. */
  readonly mobile: RegExp;
  /** The format of any number: a reference may be a landline. */
  readonly subscriber: RegExp;
};

export type CountryPhone = {
  readonly code: string;
  readonly cellphone: Rule;
  readonly reference: Rule;
};

export function countryPhone(spec: PhoneSpec): CountryPhone {
  const shared = { min: spec.min, max: spec.max, tidy: (text: string) => localNumber(text, spec.code, spec.max) };
  return {
    code: spec.code,
    cellphone: numberRule({ ...shared, required: true, warnings: usually(spec.mobile) }),
    reference: numberRule({ ...shared, warnings: usually(spec.subscriber) }),
  };
}

/** Removes a pasted international prefix and the trunk zero before the number. */
function localNumber(text: string, code: string, max: number): string {
  const typed = compact(text);
  const local = typed.startsWith(`+${code}`) ? typed.slice(1 + code.length) : typed;
  return local.length === max + 1 && local.startsWith('0') ? local.slice(1) : local;
}

/** Country code, a blank, then the number. */
export function displayPhone(code: string, phone: string): string {
  return `${code} ${phone}`;
}

/** The number as dialled from abroad, without a trunk zero. */
export function internationalPhone(code: string, phone: string): string {
  return code + phone.replace(/^0/, '');
}

export function messagingLink(code: string, phone: string): string {
  return `https://wa.me/${internationalPhone(code, phone)}`;
}
