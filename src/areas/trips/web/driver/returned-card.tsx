import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { Section } from '#ui/record/section.tsx';
import { ProofFiles } from './proof-files.tsx';
import type { WaitingFile } from './queue/queue-item.ts';

interface ReturnedCardProps {
  readonly returned: NonNullable<DriverTrip['returned']>;
  readonly onSend: (files: readonly WaitingFile[]) => Promise<void>;
}

/** Documents of the delivery were sent back: why, and the place to send them again while there is network. */
export function ReturnedCard({ returned, onSend }: ReturnedCardProps): ReactNode {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setRefused(null);
    try {
      await onSend(files);
    } catch (error) {
      setRefused(reasonText(error, t));
    }
    setSending(false);
  };
  return (
    <Section title={t('trips.driver.returned.title')}>
      <Stack gap="sm">
        <Text>{returned.reason}</Text>
        {returned.documents && <Text size="sm">{returned.documents}</Text>}
        <ProofFiles kind="document" files={files} onChange={setFiles} />
        {refused && (
          <Text size="sm" c="var(--tone-danger-text)" role="alert">
            {refused}
          </Text>
        )}
        <Button size="lg" loading={isSending} disabled={files.length === 0} onClick={() => void send()}>
          {t('trips.driver.returned.send')}
        </Button>
      </Stack>
    </Section>
  );
}
