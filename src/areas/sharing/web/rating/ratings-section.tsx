import { Button, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOrderRatings, type OrderRating, replyToRating } from '#areas/sharing/contract/rating.calls.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import { RatingCard } from './rating-card.tsx';

interface RatingsSectionProps {
  readonly orderId: string;
  readonly companyName: string;
  readonly mayReply: boolean;
}

/** The ratings of a trip, for the company that may reply. */
export function RatingsSection({ orderId, companyName, mayReply }: RatingsSectionProps): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(listOrderRatings, { params: { id: orderId } });
  const ratings = data?.ratings;
  return (
    <Section title={t('sharing.rating.section')} count={ratings?.length ?? 0}>
      {!ratings && (isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={1} />)}
      {ratings?.length === 0 && <Text c="dimmed">{t('sharing.rating.none')}</Text>}
      <Stack gap="lg">
        {ratings?.map((rating) => (
          <div key={rating._id}>
            <RatingCard rating={rating} company={companyName} />
            {mayReply && !rating.reply && <Reply orderId={orderId} rating={rating} />}
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function Reply({ orderId, rating }: { readonly orderId: string; readonly rating: OrderRating }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [text, setText] = useState('');
  const send = useAction(replyToRating, {
    refresh: ['loadingOrder'],
    onDone: () => snackbar.success(t('sharing.rating.answered')),
    onFailed: (error) => snackbar.error(reasonText(error, t)),
  });
  const submit = () => send.mutate({ params: { id: orderId, ratingId: rating._id }, body: { reply: text } });
  return (
    <Stack gap="xs" mt="sm">
      <Textarea
        label={t('sharing.rating.answer')}
        description={t('sharing.rating.answerHint')}
        autosize
        minRows={2}
        maxLength={TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button w="fit-content" disabled={text.trim() === ''} loading={send.isPending} onClick={submit}>
        {t('sharing.rating.answer')}
      </Button>
    </Stack>
  );
}
