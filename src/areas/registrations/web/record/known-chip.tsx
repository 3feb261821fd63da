import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationView } from '#areas/registrations/contract/registration.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';

interface KnownDriverChipsProps {
  readonly match: RegistrationView['matches']['drivers'][number] | undefined;
}

/** Whether the company has the driver already, and whose number stands in the way of approving. */
export function KnownDriverChips({ match }: KnownDriverChipsProps): ReactNode {
  const { t } = useTranslation();
  const { known = null, clash = null } = match ?? {};
  if (!clash) return <KnownChip known={known} />;
  return (
    <>
      {known && <KnownChip known={known} />}
      <span>
        <Chip tone="danger">{t(`registrations.record.clash.${clash.field}`, { name: clash.name })}</Chip>
      </span>
    </>
  );
}

/** Whether the company has it already. */
export function KnownChip({ known }: { readonly known: { readonly name: string } | null }): ReactNode {
  const { t } = useTranslation();
  return (
    <span>
      <Chip tone={known ? 'info' : 'success'}>
        {known ? t('registrations.record.known', { name: known.name }) : t('registrations.record.isNew')}
      </Chip>
    </span>
  );
}
