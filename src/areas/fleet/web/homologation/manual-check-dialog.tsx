import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { recordManualCheck } from '#areas/fleet/contract/homologation.calls.ts';
import type { CheckResult } from '#areas/fleet/contract/homologation.shapes.ts';
import type { CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { storedFileId } from '#ui/media/stored-link.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';
import { CHECK } from './check-address.ts';

const FOUND = ['success', 'not-found'] as const;

const shape = z.object({
  status: z.enum(FOUND),
  observed: z.boolean(),
  message: optionalTextShape(),
  file: z.custom<FileItem | null>((item) => typeof item === 'object' && item !== null && 'url' in item, {
    params: { code: 'fileRequired' },
  }),
});
const field = fieldsOf(shape);

interface ManualCheckDialogProps {
  /** The latest request, to which the manual check belongs. */
  readonly channelId: string;
  readonly results: readonly CheckResult[];
  readonly mayRecord: boolean;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
}

/** Records what a person found in a register, with the evidence; opened and closed by the address. */
export function ManualCheckDialog({ channelId, results, mayRecord, backTo }: ManualCheckDialogProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const asked = mayRecord ? params.get(CHECK) : null;
  const wanted = results.find(({ code }) => code === asked)?.code ?? null;
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  const name = shown ? t(`fleet.homologation.codes.${shown}`) : '';
  return (
    <Dialog opened={wanted !== null} onClose={close} title={`${t('fleet.homologation.manual.title')}: ${name}`}>
      {shown && <ManualCheckForm key={shown} channelId={channelId} code={shown} backTo={backTo} onDone={close} />}
    </Dialog>
  );
}

interface ManualCheckFormProps {
  readonly channelId: string;
  readonly code: CheckCode;
  readonly backTo: string;
  readonly onDone: () => void;
}

function ManualCheckForm({ channelId, code, backTo, onDone }: ManualCheckFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const record = useAction(recordManualCheck);
  const found = FOUND.map((status) => ({ value: status, label: t(`fleet.homologation.statuses.${status}`) }));
  return (
    <FormShell
      label={t('fleet.homologation.manual.title')}
      shape={shape}
      defaults={{ status: 'success', observed: false, message: '', file: null }}
      openedBy={CHECK}
      backTo={backTo}
      submitLabel={t('fleet.homologation.manual.save')}
      failure={{ action: 'register', what: t('fleet.homologation.manual.what') }}
      save={({ status, observed, message, file }) =>
        record.mutateAsync({
          params: { channelId, code },
          body: { status, clear: !observed, message, fileId: (file && storedFileId(file.url)) ?? '' },
        })
      }
      onSaved={() => {
        snackbar.success(t('fleet.homologation.manual.saved'));
        onDone();
      }}
    >
      <SelectField name={field('status')} label={t('fleet.homologation.manual.status')} options={found} autoFocus />
      <SwitchField name={field('observed')} label={t('fleet.homologation.manual.observed')} />
      <TextareaField name={field('message')} label={t('fleet.homologation.manual.message')} />
      <UploadField
        name={field('file')}
        label={t('fleet.homologation.manual.evidence')}
        rules={CARRIER_UPLOAD}
        allowedMaxFiles={1}
        required
      />
    </FormShell>
  );
}
