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

/** Shows while a tax id is typed whether it is registered already, or belongs to a company on Tropeiro. */
export function TaxIdMatches({ kind, partner }: TaxIdMatchesProps): ReactNode {
  const { t } = useTranslation();
  // The form object changes with every input, but its functions stay the same.
  const { control, setError, setValue } = useFormContext<PartnerForm>();
  const matches = useTaxIdMatches(kind, partner?._id);
  const registered = matches?.registered ?? null;
  const associated = matches?.associated ?? null;
  const linked = useWatch({ control, name: 'linkedCompanyId' });

  useTakenMark(setError, 'taxId', registered !== null);

  // A link is valid only for the tax id it was made with.
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

/** Searches once the number is complete and typing has paused; undefined while nothing is known. */
function useTaxIdMatches(kind: PartnerKind, exceptId: string | undefined) {
  const { control } = useFormContext<PartnerForm>();
  const [countryId, typed] = useWatch({ control, name: ['countryId', 'taxId'] });
  const taxId = useCompleteNumber(countryOf(countryId).taxId.company, typed ?? '');
  const query = { countryId, taxId, ...(exceptId ? { exceptId } : {}) };
  const reply = useCall(PARTNER_CALLS[kind].check, { query }, { enabled: taxId !== '' });
  return taxId === '' ? undefined : reply.data;
}
