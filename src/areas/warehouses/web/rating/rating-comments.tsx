import { Blockquote, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { type FacilityRating, listFacilityRatings, RATINGS_PER_PAGE } from '../../contract/rating.calls.ts';
import { RatingReply } from './rating-reply.tsx';

type Query = Parameters<typeof useCall<typeof listFacilityRatings>>[1]['query'];

/** What was said, newest first, a page after the other. */
export function RatingComments({ query }: { readonly query: Query }): ReactNode {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const first = useCall(listFacilityRatings, { query: { ...query, page: 1 } });
  const total = first.data?.total ?? 0;
  return (
    <Section title={t('warehouses.rating.comments')} count={total}>
      {!first.data &&
        (first.isError ? <QueryError onRetry={() => void first.refetch()} /> : <CardsSkeleton cards={2} />)}
      {first.data && total === 0 && (
        <EmptyState title={t('warehouses.rating.noComments.title')} text={t('warehouses.rating.noComments.text')} />
      )}
      <Stack gap="lg">
        {total > 0 &&
          Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <Page key={page} query={{ ...query, page }} />
          ))}
      </Stack>
      {total > pages * RATINGS_PER_PAGE && (
        <Button variant="default" mt="md" onClick={() => setPages(pages + 1)}>
          {t('warehouses.rating.more')}
        </Button>
      )}
    </Section>
  );
}

function Page({ query }: { readonly query: Query }): ReactNode {
  const { data, isError, refetch } = useCall(listFacilityRatings, { query });
  if (!data) return isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={2} />;
  return data.ratings.map((rating) => <Comment key={rating._id} rating={rating} />);
}

function Comment({ rating }: { readonly rating: FacilityRating }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { stars, comment, by, ratedBy, createdAt, warehouse, reply, repliedBy, repliedAt } = rating;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <RatingValue value={stars} />
        <Text fw={600}>{warehouse.fullName}</Text>
      </Group>
      <Text c={comment ? undefined : 'dimmed'}>{comment ?? t('warehouses.rating.withoutComment')}</Text>
      <Text size="sm" c="dimmed">
        {[t(`warehouses.rating.by.${by}`), ratedBy ?? t('warehouses.rating.anonymous'), showInstant(createdAt)].join(
          ' · ',
        )}
      </Text>
      {reply ? (
        <Blockquote
          p="sm"
          cite={`${t('warehouses.rating.repliedBy', { name: repliedBy ?? '' })} · ${showInstant(repliedAt ?? '')}`}
        >
          {reply}
        </Blockquote>
      ) : (
        <RatingReply rating={rating} />
      )}
    </Stack>
  );
}
