import { Alert, Checkbox } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { countryOf } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { TakenNotice, useCompleteNumber, useTakenMark } from '#ui/form/known-number.tsx';
import { FullRow } from '#ui/form/layout.tsx';
import { detailAddress } from '../addresses.ts';
import type { PartnerForm } from './partner-shape.ts';

interface TaxIdMatchesProps {
  readonly kind: PartnerKind;
  readonly partner: PartnerView | null;
}

/** What the server knows about the tax id while it is typed: registered already, or at home on Tropeiro. */
export function TaxIdMatches({ kind, partner }: TaxIdMatchesProps): ReactNode {
  const { t } = useTranslation();
  // The form itself is another one after every change; what it does stays.
  const { control, setError, setValue } = useFormContext<PartnerForm>();
  const matches = useTaxIdMatches(kind, partner?._id);
  const registered = matches?.registered ?? null;
  const associated = matches?.associated ?? null;
  const linked = useWatch({ control, name: 'linkedCompanyId' });

  useTakenMark(setError, 'taxId', registered !== null);

  // A link holds only for the number it was made with.
  const isLoose = matches !== undefined && linked !== null && linked !== associated?.companyId;
  useEffect(() => {
    if (isLoose) setValue('linkedCompanyId', null, { shouldDirty: true });
  }, [setValue, isLoose]);

  if (registered) {
    const to = detailAddress(kind, registered._id);
    return <TakenNotice text={t('partners.form.registered')} name={registered.name} to={to} />;
  }
  if (!associated) return null;
  return (
    <FullRow>
      <Alert variant="light" icon={<IconLink size="1.1rem" aria-hidden />} role="status">
        <Checkbox
          label={t('partners.form.link', { company: associated.companyName })}
          checked={linked === associated.companyId}
          onChange={(event) => {
            const next = event.currentTarget.checked ? associated.companyId : null;
            setValue('linkedCompanyId', next, { shouldDirty: true });
          }}
        />
      </Alert>
    </FullRow>
  );
}

/** Undefined while nothing is known. */
function useTaxIdMatches(kind: PartnerKind, exceptId: string | undefined) {
  const { control } = useFormContext<PartnerForm>();
  const [countryId, typed] = useWatch({ control, name: ['countryId', 'taxId'] });
  const taxId = useCompleteNumber(countryOf(countryId).taxId.company, typed ?? '');
  const query = { countryId, taxId, ...(exceptId ? { exceptId } : {}) };
  const reply = useCall(PARTNER_CALLS[kind].check, { query }, { enabled: taxId !== '' });
  return taxId === '' ? undefined : reply.data;
}
