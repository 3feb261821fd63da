import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PaperView } from '#areas/documents/contract/paper.shapes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { PAPER } from './paper-address.ts';
import type { PaperChangeInput } from './paper-change.ts';
import { PaperForm } from './paper-form.tsx';

export interface PaperDialogProps {
  readonly papers: readonly PaperView[];
  readonly mayWrite: boolean;
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  readonly save: (change: PaperChangeInput) => Promise<unknown>;
  /** Reads the owner again after somebody else changed it. */
  readonly onReload: () => void;
}

/** One paper to add, replace, rename, date or remove: opened and closed by the address. */
export function PaperDialog({ papers, mayWrite, backTo, save, onReload }: PaperDialogProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const wanted = mayWrite ? params.get(PAPER) : null;
  // What was open stays until the dialog has faded away.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  const paper = papers.find(({ type }) => type === shown);
  const name = paper ? t(`documents.types.${paper.type}`) : '';
  return (
    <Dialog
      opened={wanted !== null}
      onClose={close}
      title={paper ? t(`fleet.papers.${paper.fileId ? 'change' : 'add'}`, { paper: name }) : t('fleet.papers.title')}
    >
      {paper ? (
        <PaperForm
          key={paper.type}
          paper={paper}
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
