import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addressOf } from '#kernel/screens.ts';
import { textShape } from '#kernel/text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { screens } from '../../area.ts';

const shape = z.object({ reason: textShape() });
const field = fieldsOf(shape);

interface ReasonDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => Promise<void>;
}

/** Why a guard decides against what the product says. */
export function ReasonDialog({ title, confirm, opened, onClose, onReason }: ReasonDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog size="sm" opened={opened} onClose={onClose} title={title}>
      {opened && (
        <FormShell
          label={title}
          shape={shape}
          defaults={{ reason: '' }}
          backTo={addressOf(screens.validations)}
          onCancel={onClose}
          submitLabel={confirm}
          failure={{ action: 'update', what: t('warehouses.gate.what') }}
          save={({ reason }) => onReason(reason)}
          onSaved={onClose}
        >
          <TextareaField name={field('reason')} label={t('warehouses.gate.override.reason')} />
        </FormShell>
      )}
    </Dialog>
  );
}
