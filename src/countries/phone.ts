import { compact } from './digits.ts';
import { numberRule, type Rule, usually } from './rule.ts';

export type PhoneSpec = {
  /** Country calling code without plus. */
  readonly code: string;
  readonly min: number;
  readonly max: number;
  /** The format of a mobile number in the country. */
  readonly mobile: RegExp;
  /** The format of any number: a reference or a contact may be a landline. */
  readonly subscriber: RegExp;
  /** The digits of a reference phone, where the specification counts them otherwise than those of a cellphone. */
  readonly referenceDigits?: number;
};

export type CountryPhone = {
  readonly code: string;
  readonly cellphone: Rule;
  /** Of the person to call about a driver or a company. */
  readonly reference: Rule;
  /** Of anybody else: people of the company, of clients and of providers. */
  readonly contact: Rule;
};

export function countryPhone(spec: PhoneSpec): CountryPhone {
  const { code, min, max, referenceDigits } = spec;
  const between = (least: number, most: number) => ({
    min: least,
    max: most,
    tidy: (text: string) => localNumber(text, code, most),
  });
  const anyNumber = { warnings: usually(spec.subscriber) };
  return {
    code,
    cellphone: numberRule({ ...between(min, max), required: true, warnings: usually(spec.mobile) }),
    reference: numberRule({ ...between(referenceDigits ?? min, referenceDigits ?? max), ...anyNumber }),
    contact: numberRule({ ...between(min, max), ...anyNumber }),
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
  return messageTo(internationalPhone(code, phone));
}

/** Opens the messaging service with a number as dialled from abroad, and the text ready to be sent. */
export function messageTo(number: string, text = ''): string {
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
