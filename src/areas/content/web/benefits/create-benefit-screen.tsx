import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { BENEFITS, updateBenefitAddress } from '../../contract/content-addresses.ts';
import { BenefitForm } from './benefit-form.tsx';

export default function CreateBenefitScreen(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FormScreen title={t('content.newBenefit')} backTo={BENEFITS}>
      <BenefitForm benefit={null} onSaved={({ _id }) => void navigate(updateBenefitAddress(_id), { replace: true })} />
    </FormScreen>
  );
}
