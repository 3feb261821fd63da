import { Button, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATE_MAX } from '../../rules/warehouse-limits.ts';

interface SeenPlateProps {
  readonly seen: string;
  readonly isCompared: boolean;
  readonly isBusy: boolean;
  readonly onChange: (seen: string) => void;
  readonly onCompare: () => void;
}

/** The plate on the truck in front of the gate, compared with the one that was booked. */
export function SeenPlate({ seen, isCompared, isBusy, onChange, onCompare }: SeenPlateProps): ReactNode {
  const { t } = useTranslation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isCompared) onCompare();
      }}
    >
      <Group align="end" gap="xs">
        <TextInput
          flex="1 1 10rem"
          label={t('warehouses.gate.seen')}
          value={seen}
          maxLength={PLATE_MAX}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={isCompared}>
          {t('warehouses.gate.compare')}
        </Button>
      </Group>
    </form>
  );
}
