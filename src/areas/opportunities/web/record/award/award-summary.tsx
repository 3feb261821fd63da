import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { NumberInput } from '#ui/fields/number/number-input.tsx';
import { Section } from '#ui/record/section.tsx';
import { ApplicantAvatar } from '../applicants/applicant-avatar.tsx';
import { applicantName } from '../applicants/applicant-name.ts';
import classes from './award-summary.module.css';

interface AwardSummaryProps {
  readonly postulation: PostulationView;
  /** The price that is accepted, as it is read. */
  readonly price: string;
  /** Trucks the opportunity still asks for, and the most that can be accepted of this application. */
  readonly left: number;
  readonly most: number;
  /** Null while no number is typed. */
  readonly trucks: number | null;
  readonly onTrucks: (trucks: number | null) => void;
}

/** Who gets the load, at which price, and with how many of the offered trucks. */
export function AwardSummary({ postulation, price, left, most, trucks, onTrucks }: AwardSummaryProps): ReactNode {
  const { t } = useTranslation();
  const { by, applicant, truck, driver, comment } = postulation;
  const name = applicantName(postulation);
  const isWrong = trucks === null || trucks < 1 || trucks > most;
  return (
    <Section title={t('opportunities.record.award.winner')}>
      <div className={classes.summary}>
        <div className={classes.who}>
          <ApplicantAvatar applicant={postulation} />
          <div className={classes.words}>
            <strong>{name}</strong>
            <span className={classes.quiet}>
              {[t(`opportunities.applicantKinds.${by}`), by === 'trucker' ? applicant.name : driver.name, truck.plate]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {comment && <q className={classes.quiet}>{comment}</q>}
          </div>
        </div>
        <div className={classes.words}>
          <span className={classes.quiet}>{t('opportunities.record.award.price')}</span>
          <span className={classes.price}>{price}</span>
        </div>
        <NumberInput
          className={classes.trucks!}
          label={t('opportunities.record.award.trucks')}
          description={t('opportunities.record.award.trucksHelp', { offered: postulation.trucks, left })}
          value={trucks === null ? '' : String(trucks)}
          onChange={(text) => onTrucks(/^\d+$/.test(text) ? Number(text) : null)}
          decimals={0}
          min={1}
          max={most}
          step={1}
          readOnly={most <= 1}
          error={most > 0 && isWrong && t('opportunities.record.award.tooMany', { count: most })}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('opportunities.record.award.promise')}
      </Text>
    </Section>
  );
}
