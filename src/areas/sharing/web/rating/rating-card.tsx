import { Blockquote, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedTrip } from '#areas/sharing/contract/rating.calls.ts';
import { RatingValue } from '#ui/feedback/rating-value.tsx';
import { Facts } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';

export const RATED = ['facility', 'driver', 'company'] as const;

interface RatingCardProps {
  readonly rating: NonNullable<RatedTrip['rating']>;
  /** The company that replies. */
  readonly company: string;
}

/** A rating with the company's reply. */
export function RatingCard({ rating, company }: RatingCardProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const facts = RATED.flatMap((what) => {
    const stars = rating[what];
    return stars === null ? [] : [{ label: t(`sharing.rating.${what}`), value: <RatingValue value={stars} /> }];
  });
  return (
    <Stack gap="sm">
      <Facts facts={facts} />
      {rating.comment && <Text>{rating.comment}</Text>}
      <Text size="sm" c="dimmed">
        {`${rating.ratedBy ?? t('sharing.rating.anonymous')} · ${showInstant(rating.createdAt)}`}
      </Text>
      {rating.reply && (
        <Blockquote p="sm" cite={`${t('sharing.rating.reply', { company })} · ${showInstant(rating.repliedAt ?? '')}`}>
          {rating.reply}
        </Blockquote>
      )}
    </Stack>
  );
}
