import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownRating } from '#areas/fleet/rules/driver-rating.ts';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Facts } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { PostulationChip } from '../../carrier/parts/postulation-chip.tsx';
import classes from './applicant-card.module.css';
import { useEnding } from './applicant-card.tsx';
import { ApplicantPrice } from './applicant-price.tsx';
import { VerdictChips } from './verdict-chips.tsx';

interface FactsProps {
  readonly applicant: ApplicantView;
}

/** The driver, where one is named, and what was applied with. */
export function GeneralFacts({ applicant, currency }: FactsProps & { readonly currency: string | null }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const ended = useEnding(applicant);
  const { driver, outside, driverRating, state, trucks, acceptedTrucks, comment, createdAt, answeredAt } = applicant;
  return (
    <>
      <Group mb="md" wrap="nowrap">
        <PersonAvatar name={driver.name ?? applicant.applicant.name} size="xl" />
        <div className={classes.words}>
          <span className={classes.names}>
            <strong>{driver.name ?? outside?.name ?? t('opportunities.record.details.noDriver')}</strong>
            <PostulationChip state={state} />
          </span>
          {driver.name && !outside && <RatingValue value={shownRating(driverRating, 'card')} />}
          <span className={classes.quiet}>{applicant.applicant.name}</span>
        </div>
      </Group>
      <Facts
        facts={[
          {
            label: t('opportunities.record.details.price'),
            value: (
              <span className={classes.terms}>
                <ApplicantPrice applicant={applicant} currency={currency} />
              </span>
            ),
          },
          { label: t('opportunities.record.details.trucks'), value: trucks },
          ...(acceptedTrucks > 0
            ? [{ label: t('opportunities.record.details.acceptedTrucks'), value: acceptedTrucks }]
            : []),
          { label: t('opportunities.record.details.applied'), value: showInstant(createdAt) },
          ...(answeredAt
            ? [{ label: t('opportunities.record.details.answered'), value: showInstant(answeredAt) }]
            : []),
          ...(ended ? [{ label: t('opportunities.record.details.reason'), value: ended, wide: true }] : []),
          ...(comment ? [{ label: t('opportunities.record.details.comment'), value: comment, wide: true }] : []),
        ]}
      />
    </>
  );
}

/** The company and how its trips went. */
export function CompanyFacts({ applicant }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { applicant: company, rating, tripsDone, onTime, givenBack } = applicant;
  return (
    <Facts
      facts={[
        { label: t('opportunities.record.details.name'), value: company.name },
        { label: t('opportunities.record.details.rating'), value: <RatingValue value={rating} /> },
        { label: t('opportunities.record.details.trips'), value: tripsDone },
        {
          label: t('opportunities.record.details.onTime'),
          value: onTime === null ? <None /> : numbers.percent(Math.round(onTime)),
        },
        { label: t('opportunities.record.details.givenBack'), value: givenBack },
      ]}
    />
  );
}

/** The truck that would come, and what speaks against it. */
export function UnitFacts({ applicant }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const { truck, driver, distanceKm } = applicant;
  return (
    <Facts
      facts={[
        { label: t('opportunities.record.details.plate'), value: truck.plate ?? <None /> },
        { label: t('opportunities.record.details.driver'), value: driver.name ?? <None /> },
        {
          label: t('opportunities.record.details.distance'),
          value:
            distanceKm === null ? (
              <None />
            ) : (
              t('opportunities.record.lane.kilometres', { number: Math.round(distanceKm) })
            ),
        },
        { label: t('opportunities.record.details.verdict'), value: <VerdictChips applicant={applicant} />, wide: true },
      ]}
    />
  );
}
