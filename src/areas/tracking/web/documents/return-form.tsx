import { Button, Group, Stack, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { reasonShape } from '#areas/load-orders/contract/order-move.shapes.ts';
import { returnDocuments } from '#areas/load-orders/contract/returned-documents.calls.ts';
import { MAX_SENT_AGAIN } from '#areas/load-orders/rules/order-limits.ts';
import { screens } from '#areas/tracking/area.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { REFRESHED } from './refreshed.ts';

const LIST = addressOf(screens.controlDocuments);
const shape = z.object({ reason: reasonShape, documentIds: z.array(z.string()).max(MAX_SENT_AGAIN) });
const field = fieldsOf(shape);

type Message = NonNullable<CallReply<typeof returnDocuments>['whatsapp']>;

interface ReturnFormProps {
  readonly order: OrderView;
  readonly onDone: () => void;
}

/** The reason goes to the driver and the carrier, with the names of what is wrong. */
export function ReturnForm({ order, onDone }: ReturnFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const returning = useAction(returnDocuments, { refresh: REFRESHED });
  const { _id: id, version, loadingOrderCode: code, documents } = order;
  const [message, setMessage] = useState<Message | null>(null);
  const options = documents.map(({ _id: value, fileName: label }) => ({ value, label }));
  if (message) return <DriverMessage message={message} onDone={onDone} />;
  return (
    <FormShell
      recordId={id}
      label={t('tracking.documents.sendBack')}
      shape={shape}
      defaults={{ reason: '', documentIds: [] }}
      backTo={LIST}
      onCancel={onDone}
      submitLabel={t('tracking.documents.sendBack')}
      failure={{ action: 'update', what: t('tracking.documents.what') }}
      save={(body) => returning.mutateAsync({ params: { id }, body: { ...body, version } })}
      onSaved={({ whatsapp }) => {
        snackbar.success(t('tracking.documents.sentBack', { code }));
        if (whatsapp) setMessage(whatsapp);
        else onDone();
      }}
    >
      <TextareaField
        name={field('reason')}
        label={t('tracking.documents.reason')}
        help={t('tracking.documents.reasonHelp')}
        autoFocus
      />
      {options.length > 0 && (
        <MultiSelectField name={field('documentIds')} label={t('tracking.documents.which')} options={options} />
      )}
    </FormShell>
  );
}

/** A driver without an account learns of it from whoever sends the prepared message. */
function DriverMessage({ message, onDone }: { readonly message: Message; readonly onDone: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Text>{t('tracking.documents.messageDriver')}</Text>
      <Text
        component="blockquote"
        m={0}
        size="sm"
        c="dimmed"
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {message.text}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('ui.dialog.close')}
        </Button>
        <Button
          component="a"
          href={message.url}
          target="_blank"
          rel="noreferrer"
          data-autofocus
          leftSection={<IconBrandWhatsapp size="1.15rem" aria-hidden />}
        >
          {t('tracking.control.sendWhatsapp')}
        </Button>
      </Group>
    </Stack>
  );
}
