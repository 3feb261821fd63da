import { Alert, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import type { FreeTime } from '../../contract/booking.shapes.ts';
import type { Refusal } from './use-hold.ts';

interface NearestTimesProps {
  readonly refusal: Refusal;
  readonly onPick: (time: FreeTime) => void;
}

/** Why a time was refused, and the nearest free ones to choose in its place. */
export function NearestTimes({ refusal: { message, nearest }, onPick }: NearestTimesProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert color="red" variant="light" role="alert" title={message}>
      {nearest.length > 0 && (
        <>
          <Text size="sm">{t('warehouses.booking.nearest')}</Text>
          <Group gap="xs" mt="xs">
            {nearest.map((free) => (
              <Button
                key={`${free.dateScheduling} ${free.startTime}`}
                size="compact-sm"
                variant="default"
                onClick={() => onPick(free)}
              >
                {showDay(free.dateScheduling)} {free.startTime}
              </Button>
            ))}
          </Group>
        </>
      )}
    </Alert>
  );
}
