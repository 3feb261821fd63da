import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentState, DriverStatus } from '#areas/fleet/rules/driver-state.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import type { Market } from '#areas/fleet/rules/market.ts';
import { countryOf, personalDocumentOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { splitDocumentId } from '#countries/document-id.ts';
import type { Tone } from '#kernel/tone.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { Flag } from '#ui/feedback/flag.tsx';
import classes from './driver-texts.module.css';
import { useDriverAccess } from './use-driver-access.ts';

/** The same colour for the same state wherever drivers are shown. */
export const STATUS_TONES: Readonly<Record<DriverStatus, Tone>> = { enabled: 'success', disabled: 'neutral' };
export const DOCUMENT_TONES: Readonly<Record<DocumentState, Tone>> = {
  complete: 'success',
  expiring: 'warning',
  pending: 'warning',
  expired: 'danger',
};

interface IdentityDocument {
  readonly countryId: CountryCode;
  readonly typeDocumentId: string;
  readonly documentId: string | null;
}

/** `CI 1234567 LP`: the number in its country's form, then the state that issued it. */
export function shownDocument({ countryId, typeDocumentId, documentId }: IdentityDocument): string {
  if (!documentId) return '';
  const { number, state } = splitDocumentId(documentId);
  const shown = personalDocumentOf(countryOf(countryId), typeDocumentId)?.rule.format(number) ?? number;
  return state ? `${shown} ${state}` : shown;
}

export const shownLicence = (country: CountryCode, licence: string): string =>
  countryOf(country).driverLicence.format(licence);

export function CountryName({ country }: { readonly country: CountryCode }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.country}>
      <Flag country={country} />
      {t(`lists.carrier.values.countryId.${country}`)}
    </span>
  );
}

interface FleetTypeBadgeProps {
  readonly market: Market;
  readonly type: FleetType | null;
}

/** Own or third-party fleet, for readers who may see it. */
export function FleetTypeBadge({ market, type }: FleetTypeBadgeProps): ReactNode {
  const { t } = useTranslation();
  const { seesFleetType, fleetTypeWords } = useDriverAccess(market);
  if (!type || !seesFleetType) return null;
  return <Chip tone={type === 'ownFleet' ? 'active' : 'neutral'}>{t(fleetTypeWords[type])}</Chip>;
}
