import { Chip, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FilterChipsProps {
  readonly unreadOnly: boolean;
  readonly onChange: (unreadOnly: boolean) => void;
}

export function FilterChips({ unreadOnly, onChange }: FilterChipsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Chip.Group value={unreadOnly ? 'unread' : 'all'} onChange={(value) => onChange(value === 'unread')}>
      <Group gap="xs" role="group" aria-label={t('notifications.filter')}>
        {(['all', 'unread'] as const).map((value) => (
          <Chip key={value} value={value} size="sm" variant="light">
            {t(`notifications.${value}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
