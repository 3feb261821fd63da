import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addressOf } from '#kernel/screens.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { screens } from '../../area.ts';
import { TruckFields, truckShape } from '../booking/truck-fields.tsx';

const shape = z.object({ ...truckShape, driver: textShape(NAME_MAX), carrier: textShape(NAME_MAX) });
export type WalkIn = z.output<typeof shape>;

interface WalkInDialogProps {
  readonly opened: boolean;
  /** What the guard looked for and did not find. */
  readonly plate: string;
  readonly onClose: () => void;
  readonly onTaken: (truck: WalkIn) => Promise<void>;
}

/** A truck that nobody booked: it waits, pending, until it gets a dock. */
export function WalkInDialog({ opened, plate, onClose, onTaken }: WalkInDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog size="sm" opened={opened} onClose={onClose} title={t('warehouses.gate.walkIn.title')}>
      {opened && (
        <FormShell
          label={t('warehouses.gate.walkIn.title')}
          shape={shape}
          defaults={{ plate, driver: '', carrier: '', action: 'unload' }}
          backTo={addressOf(screens.validations)}
          onCancel={onClose}
          submitLabel={t('warehouses.gate.walkIn.confirm')}
          failure={{ action: 'create', what: t('warehouses.gate.what') }}
          save={onTaken}
          onSaved={onClose}
        >
          <TruckFields />
        </FormShell>
      )}
    </Dialog>
  );
}
