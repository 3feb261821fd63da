import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerStatus } from '#areas/partners/rules/partner-kind.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { displayPhone } from '#countries/phone.ts';
import type { Tone } from '#kernel/tone.ts';
import { Flag } from '#ui/feedback/flag.tsx';
import classes from './partner-texts.module.css';

/** The same colour for the same status wherever partners are shown. */
export const STATUS_TONES: Readonly<Record<PartnerStatus, Tone>> = { active: 'success', disabled: 'neutral' };

export const shownPhone = (code: string, phone: string): string => `+${displayPhone(code, phone)}`;

export function CountryName({ country }: { readonly country: CountryCode }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.country}>
      <Flag country={country} />
      {t(`lists.client.values.countryId.${country}`)}
    </span>
  );
}
