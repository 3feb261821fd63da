import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { shownRating } from '#areas/fleet/rules/driver-rating.ts';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { CompletionChip } from '#ui/feedback/completion-chip.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { PhoneLinks } from '#ui/feedback/phone-links.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './driver-card.module.css';
import { CountryName, FleetTypeBadge, STATUS_TONES } from './driver-texts.tsx';

/** A driver at a glance: photo, rating, fleet, state and contact. */
export function DriverCard({ driver }: { readonly driver: DriverView }): ReactNode {
  const { t } = useTranslation();
  const { fullName, profile, auth, country, market, transportUnit, verified, completion } = driver;
  const status = driver.enabled ? 'enabled' : 'disabled';
  const rating = useNumbers().rating(shownRating(driver.rating, 'card'));
  return (
    <section className={classes.card} aria-label={fullName}>
      <PersonAvatar name={fullName} photo={profile.pathPhoto} size="xl" />
      <div className={classes.words}>
        <span className={classes.name}>{fullName}</span>
        <span className={classes.line}>
          <span className={classes.rating}>
            <IconStarFilled size="1rem" className={classes.star!} aria-hidden />
            <span>{t('fleet.drivers.detail.stars', { rating })}</span>
          </span>
          <span>{t('fleet.drivers.detail.trips', { count: driver.totalTravel })}</span>
          <CountryName country={country.countryId} />
        </span>
        <span className={classes.line}>
          <StatusChip tone={STATUS_TONES[status]} label={t(`fleet.drivers.status.${status}`)} />
          <Chip tone={verified ? 'success' : 'neutral'} icon={<IconShieldCheck size="0.9rem" aria-hidden />}>
            {t(`fleet.drivers.verification.${verified ? 'verified' : 'notVerified'}`)}
          </Chip>
          <FleetTypeBadge market={market} type={profile.typeOfFleet} />
          {driver.eventualTrucker && <Chip tone="neutral">{t('fleet.drivers.detail.eventual')}</Chip>}
          <CompletionChip complete={completion.percentage >= 100} country={country.countryId} />
        </span>
        <span className={classes.line}>
          {auth.countryCode && auth.phone ? (
            <PhoneLinks name={fullName} code={auth.countryCode} phone={auth.phone} />
          ) : (
            <span className={classes.quiet}>{t('fleet.drivers.detail.hiddenPhone')}</span>
          )}
          <span className={classes.quiet}>
            {transportUnit
              ? `${t('fleet.drivers.fields.plate')} ${transportUnit.plate}`
              : t('fleet.drivers.detail.noTruck')}
          </span>
        </span>
      </div>
    </section>
  );
}
