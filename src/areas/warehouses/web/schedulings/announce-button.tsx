import { Button } from '@mantine/core';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { BOOK } from '../../contract/warehouse.permissions.ts';
import type { AnnouncedAt } from './announce-dialog.tsx';

const AnnounceDialog = lazyWith(['warehouses/later'], () => import('./announce-dialog.tsx'));
const ANYWHERE: AnnouncedAt = {};

interface AnnounceButtonProps {
  readonly at?: AnnouncedAt;
  readonly onAnnounced: (booking: BookingView) => void;
}

/** A truck without an order for some day; only for whoever plans the docks. */
export function AnnounceButton({ at = ANYWHERE, onAnnounced }: AnnounceButtonProps): ReactNode {
  const { t } = useTranslation();
  const mayBook = useHolds(BOOK);
  const [isOpen, setOpen] = useState(false);
  if (!mayBook) return null;
  return (
    <>
      <Button leftSection={<IconTruck size="1.15rem" stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
        {t('warehouses.schedulings.announce')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <AnnounceDialog
            at={at}
            onClose={() => setOpen(false)}
            onAnnounced={(booking) => {
              setOpen(false);
              onAnnounced(booking);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
