import { Button, Rating, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import type { LinkVisit } from '../../contract/link-booking.calls.ts';
import { rateByDriverLink, rateByForm, rateFacility } from '../../contract/rating.calls.ts';

/** Who rates: a driver with an account, with a personal link, or one whom the form of an order named. */
type RatedBy = { readonly kind: 'account' } | { readonly kind: 'driverLink' | 'form'; readonly alias: string };

interface VisitRatingProps {
  readonly visit: LinkVisit;
  readonly by: RatedBy;
  readonly onRated: () => void;
}

/** Stars and a comment for a warehouse that was left; then the stars that were given. */
export function VisitRating({ visit, by, onRated }: VisitRatingProps): ReactNode {
  const { t } = useTranslation();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const send = useRate(visit, by, onRated);
  const title = t('warehouses.rating.howWas', { warehouse: visit.warehouse });
  if (visit.stars !== null) {
    return (
      <Section title={title}>
        <RatingValue value={visit.stars} />
      </Section>
    );
  }
  return (
    <Section title={title}>
      <Stack gap="sm">
        <Rating
          size="xl"
          value={stars}
          onChange={setStars}
          aria-label={title}
          getSymbolLabel={(count) => t('warehouses.rating.starsOf', { count })}
        />
        <Textarea
          label={t('warehouses.rating.yourComment')}
          autosize
          minRows={2}
          maxLength={TEXT_MAX}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {t('warehouses.rating.once')}
        </Text>
        <Button
          w="fit-content"
          size="md"
          disabled={stars === 0}
          loading={send.isPending}
          onClick={() => send.rate({ stars, comment: comment.trim() || null })}
        >
          {t('warehouses.rating.rate')}
        </Button>
      </Stack>
    </Section>
  );
}

interface Given {
  readonly stars: number;
  readonly comment: string | null;
}

function useRate({ _id: id }: LinkVisit, by: RatedBy, onRated: () => void) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const options = {
    onDone: () => {
      snackbar.success(t('warehouses.rating.thanks'));
      onRated();
    },
    onFailed: (error: ApiError) => {
      snackbar.failure('create', t('warehouses.rating.ratingWhat'), error);
      // Somebody else was quicker, on another page of the same visit.
      if (error.code === 'facilityRatings.rated') onRated();
    },
  };
  const byAccount = useAction(rateFacility, options);
  const byDriverLink = useAction(rateByDriverLink, options);
  const byForm = useAction(rateByForm, options);
  const used = { account: byAccount, driverLink: byDriverLink, form: byForm }[by.kind];
  const rate = (body: Given) => {
    if (by.kind === 'account') return byAccount.mutate({ params: { id }, body });
    const byLink = by.kind === 'form' ? byForm : byDriverLink;
    return byLink.mutate({ params: { loadOrderId: by.alias, id }, body });
  };
  return { rate, isPending: used.isPending };
}
