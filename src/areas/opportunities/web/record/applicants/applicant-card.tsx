import { Anchor } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { PostulationChip } from '../../carrier/parts/postulation-chip.tsx';
import { ApplicantAvatar } from './applicant-avatar.tsx';
import classes from './applicant-card.module.css';
import { applicantName } from './applicant-name.ts';
import { ApplicantPrice } from './applicant-price.tsx';
import { OutsideGaps } from './outside-facts.tsx';
import { RatingStar } from './rating-star.tsx';
import { ratingOf } from './sort-applicants.ts';
import { VerdictChips } from './verdict-chips.tsx';

interface ApplicantCardProps {
  readonly applicant: ApplicantView;
  readonly currency: string | null;
  /** The query that opens its details. */
  readonly detailsSearch: string;
  readonly actions: ReactNode;
}

/** One applicant beside the others: who it is, how good, at which price. */
export function ApplicantCard({ applicant, currency, detailsSearch, actions }: ApplicantCardProps): ReactNode {
  const { t } = useTranslation();
  const name = applicantName(applicant);
  const { state, changed, offer, comment, trucks, acceptedTrucks, distanceKm, createdAt, outside } = applicant;
  const ended = useEnding(applicant);
  return (
    <li className={classes.card} aria-label={name}>
      <ApplicantAvatar applicant={applicant} />
      <div className={classes.words}>
        <span className={classes.names}>
          <Anchor component={Link} to={{ search: detailsSearch }} className={classes.name!}>
            {name}
          </Anchor>
          {outside ? (
            <Chip tone="warning">{t('opportunities.applicantKinds.outside')}</Chip>
          ) : (
            <RatingStar value={ratingOf(applicant)} />
          )}
          {state !== 'pending' && <PostulationChip state={state} />}
        </span>
        <span className={classes.quiet}>{useWho(applicant)}</span>
        <span className={classes.quiet}>{useRecordOf(applicant)}</span>
        {outside && <OutsideGaps outside={outside} />}
        <span className={classes.chips}>
          {!outside && <VerdictChips applicant={applicant} />}
          {changed && (
            <Chip tone="warning" icon={<IconPencil size="0.9rem" aria-hidden />}>
              {t('opportunities.changedSince')}
            </Chip>
          )}
          {offer.by === 'shipper' && state === 'pending' && (
            <Chip tone="info">{t('opportunities.record.applicants.counterOffer')}</Chip>
          )}
        </span>
        {comment && <q className={classes.comment}>{comment}</q>}
        {ended && <span className={classes.quiet}>{`${t('opportunities.record.details.reason')}: ${ended}`}</span>}
      </div>
      <div className={classes.terms}>
        <ApplicantPrice applicant={applicant} currency={currency} />
        <span>
          {acceptedTrucks > 0
            ? t('opportunities.record.applicants.acceptedTrucks', { count: acceptedTrucks })
            : t('opportunities.record.applicants.trucks', { count: trucks })}
        </span>
        {distanceKm !== null && (
          <span className={classes.quiet}>
            {t('opportunities.record.applicants.distance', { number: Math.round(distanceKm) })}
          </span>
        )}
        <span className={classes.quiet}>
          {t('opportunities.record.applicants.applied')} <RelativeTime instant={createdAt} />
        </span>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}

/** What whoever ended it said, or what ended it. */
export function useEnding({ reason, closedBy }: Pick<ApplicantView, 'reason' | 'closedBy'>): string | null {
  const { t } = useTranslation();
  return reason ?? (closedBy && t(`opportunities.closedBy.${closedBy}`));
}

/** `Motorista · Transportes Andes · ABC1D23`. */
function useWho({ by, applicant, truck, driver, outside }: ApplicantView): string {
  const { t } = useTranslation();
  if (outside) return [outside.company && outside.name, truck.plate].filter(Boolean).join(' · ');
  const company = by === 'trucker' ? applicant.name : null;
  const person = by === 'company' ? driver.name : null;
  return [t(`opportunities.applicantKinds.${by}`), company, truck.plate, person].filter(Boolean).join(' · ');
}

/** What is known of the carrier's trips. */
function useRecordOf({ tripsDone, onTime, givenBack }: ApplicantView): string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return [
    tripsDone > 0
      ? t('opportunities.record.applicants.trips', { count: tripsDone })
      : t('opportunities.record.applicants.noTrips'),
    onTime !== null && t('opportunities.record.applicants.onTime', { percent: numbers.percent(Math.round(onTime)) }),
    givenBack > 0 && t('opportunities.record.applicants.givenBack', { count: givenBack }),
  ]
    .filter(Boolean)
    .join(' · ');
}
