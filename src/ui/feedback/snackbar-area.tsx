import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

const AT_ONCE = 3;

/** Where notices appear: in the corner, or at the top of a phone, away from the buttons at the bottom. */
export function SnackbarArea(): ReactNode {
  const phone = useMediaQuery('(max-width: 48em)');
  return <Notifications position={phone ? 'top-center' : 'bottom-right'} limit={AT_ONCE} containerWidth="26rem" />;
}
