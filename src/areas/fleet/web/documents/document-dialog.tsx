import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { FleetDocumentView } from '#areas/documents/contract/document.shapes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { DOCUMENT } from './document-address.ts';
import type { FleetDocumentChangeInput } from './document-change.ts';
import { FleetDocumentForm } from './document-form.tsx';

export interface FleetDocumentDialogProps {
  readonly documents: readonly FleetDocumentView[];
  readonly mayWrite: boolean;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  readonly save: (change: FleetDocumentChangeInput) => Promise<unknown>;
  /** Reads the owner again after another user changed it. */
  readonly onReload: () => void;
}

/** Adds, replaces, renames, dates or deletes one document; opened and closed by the address. */
export function FleetDocumentDialog({
  documents,
  mayWrite,
  backTo,
  save,
  onReload,
}: FleetDocumentDialogProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const wanted = mayWrite ? params.get(DOCUMENT) : null;
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  const document = documents.find(({ type }) => type === shown);
  const name = document ? t(`documents.types.${document.type}`) : '';
  return (
    <Dialog
      opened={wanted !== null}
      onClose={close}
      title={
        document
          ? t(`fleet.documents.${document.fileId ? 'change' : 'add'}`, { document: name })
          : t('fleet.documents.title')
      }
    >
      {document ? (
        <FleetDocumentForm
          key={document.type}
          document={document}
          name={name}
          backTo={backTo}
          save={save}
          onSaved={close}
          onReload={onReload}
        />
      ) : (
        shown !== null && <ErrorState compact title={t('errors.request.notFound')} />
      )}
    </Dialog>
  );
}
