import { PHONE_REGIONS, type PhoneRegion, phoneRegionOf } from '#countries/country.ts';
import { compact } from '#countries/digits.ts';

export interface ReadPhone {
  /** The calling code, where the text contained one. */
  readonly code: string | undefined;
  readonly number: string;
}

/**
 * The meaning of a typed or pasted phone number. `+591 7123-4567` and `00591…` select the country; a calling code
 * repeated before the number of the chosen country is dropped, and so is everything that is not a digit.
 */
export function readPhone(text: string, chosen: PhoneRegion | undefined): ReadPhone {
  const written = compact(text).replace(/^00(?=[1-9])/, '+');
  const named = written.startsWith('+') ? byPrefix(written.slice(1)) : undefined;
  if (named) return { code: named.phone.code, number: written.slice(1 + named.phone.code.length).replace(/\D/g, '') };
  return { code: undefined, number: withoutOwnCode(written.replace(/\D/g, ''), chosen) };
}

/** No calling code in the list begins with another one, so the first match is the right one. */
function byPrefix(digits: string): PhoneRegion | undefined {
  return PHONE_REGIONS.find(({ phone }) => digits.startsWith(phone.code));
}

function withoutOwnCode(digits: string, chosen: PhoneRegion | undefined): string {
  if (!chosen) return digits;
  const { code, cellphone } = chosen.phone;
  const rest = digits.slice(code.length);
  const repeated = digits.startsWith(code) && digits.length > cellphone.max && rest.length >= cellphone.min;
  return repeated ? rest : digits;
}

export function chosenRegion(code: string | null | undefined, fallback: string): PhoneRegion | undefined {
  return phoneRegionOf(code ?? '') ?? PHONE_REGIONS.find(({ region }) => region === fallback);
}
