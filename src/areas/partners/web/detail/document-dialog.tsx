import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { DOCUMENT, detailAddress, NEW_DOCUMENT } from '../addresses.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { ChangedDocument, NewDocument } from './document-forms.tsx';

/** Opened and closed by the address, over the page that shows the partner. */
export function DocumentDialog({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { mayWrite } = usePartnerAccess(partner.kind);
  const close = useGoBack(detailAddress(partner.kind, partner._id));
  const wanted = mayWrite ? params.get(DOCUMENT) : null;
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  const document = partner.documents.find(({ _id }) => _id === shown);
  const form = () => {
    if (shown === NEW_DOCUMENT) return <NewDocument partner={partner} onDone={close} />;
    if (document) return <ChangedDocument key={document._id} partner={partner} document={document} onDone={close} />;
    return <ErrorState compact title={t('errors.request.notFound')} />;
  };
  return (
    <Dialog
      opened={wanted !== null}
      onClose={close}
      title={t(shown === NEW_DOCUMENT ? 'partners.documents.add' : 'partners.documents.edit')}
    >
      {shown !== null && form()}
    </Dialog>
  );
}
