import { Button, Group } from '@mantine/core';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  changeRequiredDocuments,
  type RequiredListView,
  readRequiredDocuments,
} from '#areas/documents/contract/required-documents.calls.ts';
import type { FleetDocumentType } from '#areas/documents/rules/fleet-document.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { CheckboxField } from '#ui/fields/choice/checkbox-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { LIST_PARAM } from './chosen-list.ts';

/** Whether each document is required, by its type. */
const shape = z.object({ required: z.record(z.string(), z.boolean()) });
const field = fieldsOf(shape);

interface RequiredFormProps {
  readonly list: RequiredListView;
  readonly backTo: string;
  readonly readOnly: boolean;
  readonly onReload: () => void;
}

/** The documents of one kind of owner in one country; the country's own come first. */
export function RequiredForm({ list, backTo, readOnly, onReload }: RequiredFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const change = useAction(changeRequiredDocuments, { refresh: [readRequiredDocuments.id] });
  const { ownerKind, countryId, version, documents } = list;
  const send = (types: FleetDocumentType[] | null) =>
    change.mutateAsync({ params: { ownerKind }, body: { countryId, version, types } });
  const done = () => snackbar.success(t('documents.required.saved'));
  const section = (listed: boolean) => (
    <FormSection title={t(listed ? 'documents.required.listed' : 'documents.required.others')}>
      <FieldGrid>
        {documents
          .filter((document) => document.listed === listed)
          .map(({ type, requiredByCountry }) => (
            <CheckboxField
              key={type}
              name={field(`required.${type}`)}
              label={t(`documents.types.${type}`)}
              readOnly={readOnly}
              {...(requiredByCountry ? { help: t('documents.required.byCountry') } : {})}
            />
          ))}
      </FieldGrid>
    </FormSection>
  );
  return (
    <FormShell
      label={t(`documents.owners.${ownerKind}`)}
      shape={shape}
      recordId={`${ownerKind} ${countryId}`}
      defaults={{ required: Object.fromEntries(documents.map(({ type, required }) => [type, required])) }}
      backTo={backTo}
      openedBy={LIST_PARAM}
      readOnly={readOnly}
      submitLabel={t('documents.required.save')}
      save={({ required }) => send(documents.flatMap(({ type }) => (required[type] ? [type] : [])))}
      onSaved={done}
      failure={{ action: 'update', what: t('documents.required.what'), reload: onReload }}
    >
      <Group justify="space-between">
        <StatusChip
          tone={version === null ? 'neutral' : 'info'}
          label={t(version === null ? 'documents.required.ofCountry' : 'documents.required.ofCompany')}
        />
        {version !== null && !readOnly && (
          <ResetButton busy={change.isPending} onReset={() => send(null).then(done)} onReload={onReload} />
        )}
      </Group>
      {section(true)}
      {section(false)}
    </FormShell>
  );
}

interface ResetButtonProps {
  readonly busy: boolean;
  readonly onReset: () => Promise<void>;
  readonly onReload: () => void;
}

/** Back to what the country's list says, after a question, because the company's own list is lost. */
function ResetButton({ busy, onReset, onReload }: ResetButtonProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { warn } = useDialogs();
  const reset = async () => {
    if (!(await warn(t('documents.required.askReset')))) return;
    await onReset().catch((error: unknown) =>
      snackbar.failure('update', t('documents.required.what'), error, onReload),
    );
  };
  return (
    <Button
      variant="default"
      leftSection={<IconRestore size="1.1rem" stroke={1.6} aria-hidden />}
      loading={busy}
      onClick={() => void reset()}
    >
      {t('documents.required.reset')}
    </Button>
  );
}
