import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperView } from '#areas/documents/contract/paper.shapes.ts';
import { EARLIEST_PAPER_YEAR, isIssued, isNumbered } from '#areas/documents/rules/paper-dates.ts';
import { PAPER_NUMBER_MAX } from '#areas/documents/rules/paper-limits.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { CARRIER_UPLOAD } from '#ui/upload/upload-rules.ts';
import { PAPER } from './paper-address.ts';
import { changeOf, fileOf, type PaperChangeInput } from './paper-change.ts';
import { paperShape } from './paper-shape.ts';

interface PaperFormProps {
  readonly paper: PaperView;
  readonly name: string;
  readonly backTo: string;
  readonly save: (change: PaperChangeInput) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

/** The file of a paper and whatever dates and number belong to it. */
export function PaperForm({ paper, name, backTo, save, onSaved, onReload }: PaperFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { type, expiration, number, issuedDate, expirationDate } = paper;
  return (
    <FormShell
      label={name}
      shape={paperShape}
      defaults={{ file: fileOf(paper), number: number ?? '', issuedDate, expirationDate }}
      openedBy={PAPER}
      backTo={backTo}
      submitLabel={t('fleet.papers.save')}
      failure={{ action: 'update', what: t('fleet.papers.what'), reload: onReload }}
      save={({ file, ...facts }) => save(changeOf(paper, { file: file ?? null, ...facts }))}
      onSaved={() => {
        snackbar.success(t('fleet.papers.saved', { paper: name }));
        onSaved();
      }}
    >
      <UploadField
        name="file"
        label={t('fleet.papers.file')}
        rules={CARRIER_UPLOAD}
        allowedMaxFiles={1}
        documentType={type}
        required={false}
      />
      {isNumbered(type) && <TextField name="number" label={t('documents.fields.number')} max={PAPER_NUMBER_MAX} />}
      {isIssued(type) && (
        <DateField
          name="issuedDate"
          label={t('documents.fields.issuedDate')}
          minYear={EARLIEST_PAPER_YEAR}
          years="all"
        />
      )}
      {expiration && (
        <DateField
          name="expirationDate"
          label={t('documents.fields.expirationDate')}
          minYear={EARLIEST_PAPER_YEAR}
          years="all"
        />
      )}
    </FormShell>
  );
}
