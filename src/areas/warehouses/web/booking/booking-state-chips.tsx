import { Group } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { STATE_TONES } from '../state-tones.ts';
import { useStateName } from './use-state-name.ts';

/** The state of a booking, whether its truck waits without a time, and whether it lost its place. */
export function BookingStateChips({ booking }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const nameOf = useStateName();
  const { schedulingStatus: state, misfit, events } = booking;
  return (
    <Group gap="xs">
      <StatusChip tone={STATE_TONES[state]} label={nameOf(state)} />
      {state === 'pending' && events.arrivedAt && <Chip tone="danger">{t('warehouses.booking.waits')}</Chip>}
      {misfit && (
        <Chip tone="danger" icon={<IconAlertTriangle size="0.9rem" aria-hidden />}>
          {t('warehouses.booking.misfit')}
        </Chip>
      )}
    </Group>
  );
}
