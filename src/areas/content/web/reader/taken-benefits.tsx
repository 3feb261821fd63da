import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { readTaken } from '../../contract/benefit.calls.ts';
import { MY_BENEFITS } from '../../contract/content-addresses.ts';
import { BenefitCard } from './benefit-card.tsx';
import classes from './my-benefits.module.css';
import { TicketDialog } from './ticket-dialog.tsx';

/** What the person took; each shows its code again. */
export function TakenBenefits(): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [shown, setShown] = useState<string | null>(null);
  const { data, isError, error, refetch } = useCall(readTaken, {});
  const benefits = data?.benefits;
  if (!benefits) return isError ? <QueryError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />;
  if (benefits.length === 0) {
    return (
      <EmptyState
        title={t('content.mine.noneTaken')}
        action={
          <Button component={Link} to={MY_BENEFITS} replace>
            {t('content.mine.seeOffered')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div className={classes.cards}>
        {benefits.map((benefit) => (
          <BenefitCard
            key={benefit.takingId}
            benefit={benefit}
            notes={
              <>
                <Chip tone="neutral">{t('content.mine.takenAt', { day: showInstant(benefit.takenAt) })}</Chip>
                {benefit.over && <Chip tone="warning">{t('content.mine.over')}</Chip>}
              </>
            }
            action={
              <Button variant="default" onClick={() => setShown(benefit.takingId)}>
                {t('content.mine.showCode')}
              </Button>
            }
          />
        ))}
      </div>
      {data.more > 0 && <Text c="dimmed">{t('content.mine.more', { count: data.more })}</Text>}
      <TicketDialog
        benefit={benefits.find(({ takingId }) => takingId === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  );
}
