import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { changeBookingStatus } from '../../contract/visit.calls.ts';

/** What happens next to a truck, in its order; the first that is possible is the main one. */
const STEPS = ['dock', 'arrive', 'leave', 'call', 'takeIn'] as const;

/** Arrives, is called, gets to its dock, leaves: one click each. */
export function VisitButtons({ booking: { _id: id, actions } }: { readonly booking: BookingView }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const change = useAction(changeBookingStatus, {
    refresh: ['loadingOrder'],
    onDone: (_, { body: { move } }) => snackbar.success(t(`warehouses.visit.done.${move}`)),
    onFailed: (error) => snackbar.failure('update', t('warehouses.booking.what'), error),
  });
  const steps = STEPS.filter((step) => actions.includes(step));
  return steps.map((move, at) => (
    <Button
      key={move}
      size="compact-md"
      variant={at === 0 && move !== 'takeIn' ? 'filled' : 'default'}
      loading={change.isPending && change.variables.body.move === move}
      onClick={() => change.mutate({ params: { id }, body: { move, reason: null } })}
    >
      {t(`warehouses.visit.${move}`)}
    </Button>
  ));
}
