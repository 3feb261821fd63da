import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sharing } from './use-position-sharing.ts';

interface SharingCardProps {
  readonly state: Sharing['state'];
  readonly onChange: (shared: boolean) => void;
}

const COLORS: Readonly<Record<Sharing['state'], string>> = { on: 'teal', denied: 'yellow', off: 'gray' };

/** Whether the position is shared, and the switch to change it at any time. */
export function SharingCard({ state, onChange }: SharingCardProps): ReactNode {
  const { t } = useTranslation();
  const isOff = state === 'off';
  return (
    <Alert color={COLORS[state]} role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 10rem">
          {t(`trips.driver.sharing.${state}`)}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => onChange(isOff)}>
          {t(`trips.driver.sharing.${isOff ? 'resume' : 'withdraw'}`)}
        </Button>
      </Group>
    </Alert>
  );
}
