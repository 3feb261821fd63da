import { Button, Group, Stack, Text } from '@mantine/core';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocationQuestion } from '#areas/trips/contract/driver-trip.calls.ts';
import type { Position } from '#kernel/position.ts';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { findHere } from './use-position-sharing.ts';

interface LocationCardProps {
  readonly question: LocationQuestion;
  /** Null: the driver declines. */
  readonly onAnswer: (position: Position | null) => Promise<void>;
}

/** Somebody asks where the driver is; sending is the consent for this one position. */
export function LocationCard({ question, onAnswer }: LocationCardProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [isFinding, setFinding] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const send = async () => {
    setFinding(true);
    const position = await findHere();
    if (position) await onAnswer(position);
    setUnknown(position === null);
    setFinding(false);
  };
  const said = { by: question.by ?? t('trips.driver.locate.somebody'), until: showInstant(question.expiresAt) };
  return (
    <Section title={t('trips.driver.locate.title')}>
      <Stack gap="sm">
        <Text>{t('trips.driver.locate.text', said)}</Text>
        {isUnknown && (
          <Text size="sm" c="var(--tone-danger-text)" role="alert">
            {t('trips.driver.locate.unknown')}
          </Text>
        )}
        <Group gap="sm">
          <Button
            size="lg"
            loading={isFinding}
            leftSection={<IconMapPin size="1.2rem" aria-hidden />}
            onClick={() => void send()}
          >
            {t('trips.driver.locate.answer')}
          </Button>
          <Button size="lg" variant="default" disabled={isFinding} onClick={() => void onAnswer(null)}>
            {t('trips.driver.locate.decline')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
