import { Button, Rating, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '#kernel/api-call.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { rateFacility, readVisitsToRate } from '../../contract/rating.calls.ts';

type Visit = CallReply<typeof readVisitsToRate>['visits'][number];

/** Asks a driver about the warehouses they left; silent while there is none, or where it cannot be read. */
export default function DriverRating({ orderId }: { readonly orderId: string }): ReactNode {
  const { data } = useCall(readVisitsToRate, { params: { id: orderId } });
  return data?.visits.map((visit) => <VisitRating key={visit._id} visit={visit} />);
}

function VisitRating({ visit }: { readonly visit: Visit }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const send = useAction(rateFacility, {
    onDone: () => snackbar.success(t('warehouses.rating.thanks')),
    onFailed: (error) => snackbar.failure('create', t('warehouses.rating.ratingWhat'), error),
  });
  const title = t('warehouses.rating.howWas', { warehouse: visit.warehouse });
  if (visit.stars !== null) {
    return (
      <Section title={title}>
        <RatingValue value={visit.stars} />
      </Section>
    );
  }
  const rate = () => send.mutate({ params: { id: visit._id }, body: { stars, comment: comment.trim() || null } });
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
        <Button w="fit-content" disabled={stars === 0} loading={send.isPending} onClick={rate}>
          {t('warehouses.rating.rate')}
        </Button>
      </Stack>
    </Section>
  );
}
