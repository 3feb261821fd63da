import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { registrationCountries } from '../contract/registration.permissions.ts';
import type { RegistrationRecord } from './registration.repository.ts';

/** A registration of a country whose transport companies the person does not see is unknown to them. */
export function requireCountryRight(
  { permissions }: Actor,
  { country_code }: Pick<RegistrationRecord, 'country_code'>,
): void {
  if (!registrationCountries(permissions).includes(country_code)) throw requestErrors.notFound();
}
