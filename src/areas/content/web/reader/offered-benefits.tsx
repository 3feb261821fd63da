import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { readOffered, takeBenefit } from '../../contract/benefit.calls.ts';
import type { OfferedBenefit, TakenBenefit } from '../../contract/benefit.shapes.ts';
import { BENEFIT_CATEGORIES, type BenefitCategory } from '../../rules/benefit-terms.ts';
import { BenefitCard } from './benefit-card.tsx';
import classes from './my-benefits.module.css';
import { TicketDialog } from './ticket-dialog.tsx';

/** So few that their number makes people hurry. */
const FEW = 20;

/** What the person may take, by category. */
export function OfferedBenefits(): ReactNode {
  const { t } = useTranslation();
  const [category, setCategory] = useState<BenefitCategory | null>(null);
  const [ticket, setTicket] = useState<TakenBenefit | null>(null);
  const { data, isError, error, refetch } = useCall(readOffered, {});
  const benefits = data?.benefits;
  if (!benefits) return isError ? <QueryError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />;
  if (benefits.length === 0) return <EmptyState title={t('content.mine.none')} text={t('content.mine.noneText')} />;
  const offered = BENEFIT_CATEGORIES.filter((one) => benefits.some((benefit) => benefit.category === one));
  // A category may go with its last benefit.
  const chosen = category !== null && offered.includes(category) ? category : null;
  return (
    <>
      {offered.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form.
        <div className={classes.filters} role="group" aria-label={t('content.mine.categories')}>
          {[null, ...offered].map((one) => (
            <Button
              key={one ?? 'all'}
              size="compact-md"
              radius="xl"
              variant={one === chosen ? 'filled' : 'default'}
              aria-pressed={one === chosen}
              onClick={() => setCategory(one)}
            >
              {one === null ? t('content.mine.all') : t(`lists.benefits.values.category.${one}`)}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.cards}>
        {benefits
          .filter((benefit) => chosen === null || benefit.category === chosen)
          .map((benefit) => (
            <Offered key={benefit._id} benefit={benefit} onTaken={setTicket} />
          ))}
      </div>
      {data.more > 0 && <Text c="dimmed">{t('content.mine.more', { count: data.more })}</Text>}
      <TicketDialog benefit={ticket} onClose={() => setTicket(null)} />
    </>
  );
}

interface OfferedProps {
  readonly benefit: OfferedBenefit;
  readonly onTaken: (benefit: TakenBenefit) => void;
}

function Offered({ benefit, onTaken }: OfferedProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { _id: id, title, left, refusal, perPerson } = benefit;
  const take = useAction(takeBenefit, {
    onDone: ({ benefit: taken }) => {
      snackbar.success(t('content.mine.taking', { title }));
      onTaken(taken);
    },
    onFailed: (error) => snackbar.error(t('content.mine.notTaken'), { detail: reasonText(error, t) }),
  });
  return (
    <BenefitCard
      benefit={benefit}
      notes={
        <>
          <Chip tone="neutral">{t(`lists.benefits.values.perPerson.${perPerson}`)}</Chip>
          {left !== null && left > 0 && left <= FEW && (
            <Chip tone="warning">{t('content.mine.left', { count: left })}</Chip>
          )}
        </>
      }
      action={
        <Button disabled={refusal !== null} loading={take.isPending} onClick={() => take.mutate({ params: { id } })}>
          {refusal === null ? t('content.mine.take') : t(`content.mine.refusals.${refusal}`)}
        </Button>
      }
    />
  );
}
