import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { detailAddress, listAddress } from '../addresses.ts';
import type { PartnerScreenProps } from '../partner-screen-props.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { PartnerForm } from './partner-form.tsx';

/** The route requires only the right to read, so a user without the right to write is redirected to the list. */
export default function CreatePartnerScreen({ kind }: PartnerScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mayWrite } = usePartnerAccess(kind);
  if (!mayWrite) return <Navigate to={listAddress(kind)} replace />;
  return (
    <FormScreen title={t(`partners.kinds.${kind}.new`)} backTo={listAddress(kind)}>
      <PartnerForm
        kind={kind}
        partner={null}
        onSaved={({ _id }) => void navigate(detailAddress(kind, _id), { replace: true })}
      />
    </FormScreen>
  );
}
