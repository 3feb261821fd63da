import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentState } from '#areas/fleet/rules/driver-state.ts';
import type { ClaimStatus } from '#areas/fleet/rules/vehicle-takeover.ts';
import { shownPlate } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Tone } from '#kernel/tone.ts';
import { Flag } from '#ui/feedback/flag.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import classes from './vehicle-texts.module.css';

/** The same colour for the same state wherever vehicles are shown. */
export const STATUS_TONES = { enabled: 'success', disabled: 'neutral' } as const satisfies Record<string, Tone>;
export const DOCUMENT_TONES: Readonly<Record<DocumentState, Tone>> = {
  complete: 'success',
  expiring: 'warning',
  pending: 'warning',
  expired: 'danger',
};
export const CLAIM_TONES: Readonly<Record<ClaimStatus, Tone>> = {
  pending: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

interface PlateProps {
  readonly country: CountryCode;
  readonly plate: string;
}

/** A plate in its country's form. */
export function Plate({ country, plate }: PlateProps): ReactNode {
  return (
    <span className={classes.plate}>
      <Marked text={shownPlate(country, plate)} />
    </span>
  );
}

export function CountryName({ country }: { readonly country: CountryCode }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.country}>
      <Flag country={country} />
      {t(`lists.transportUnit.values.countryCode.${country}`)}
    </span>
  );
}
