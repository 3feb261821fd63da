import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '#ui/record/section.tsx';

interface AcceptCardProps {
  readonly company: string;
  readonly onAccept: () => Promise<void>;
}

/** Drivers read what their position is used for before they accept and share it. */
export function AcceptCard({ company, onAccept }: AcceptCardProps): ReactNode {
  const { t } = useTranslation();
  const [agrees, setAgrees] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const accept = () => {
    setBusy(true);
    void onAccept().finally(() => setBusy(false));
  };
  return (
    <Section title={t('trips.driver.accept.title')}>
      <Stack gap="md">
        <Text>{t('trips.driver.accept.text', { company })}</Text>
        <Checkbox
          size="md"
          label={t('trips.driver.accept.agree')}
          checked={agrees}
          onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        />
        <Button size="lg" disabled={!agrees} loading={isBusy} onClick={accept}>
          {t('trips.driver.accept.button')}
        </Button>
      </Stack>
    </Section>
  );
}
