import { Group, Rating, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

const STARS = 5;
const TENTHS = 10;

export function RatingNumber({ value }: { readonly value: number }): ReactNode {
  const numbers = useNumbers();
  return (
    <Text component="span" size="sm" fw={600} aria-hidden>
      {numbers.rating(value)}
    </Text>
  );
}

interface RatingValueProps {
  readonly value: number;
  readonly size?: 'xs' | 'sm' | 'md';
}

/** Read-only stars, with the number beside them. */
export function RatingValue({ value, size = 'sm' }: RatingValueProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <Group gap="0.35rem" wrap="nowrap" component="span">
      <span aria-hidden>
        <Rating readOnly color="yellow.6" size={size} count={STARS} fractions={TENTHS} value={value} />
      </span>
      <RatingNumber value={value} />
      <VisuallyHidden>{t('ui.feedback.rating', { value: numbers.rating(value), count: STARS })}</VisuallyHidden>
    </Group>
  );
}
