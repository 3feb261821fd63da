import { Alert, Anchor, Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { countryOf } from '#countries/country.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { encodeProblem } from '#ui/fields/problem-text.ts';
import { FullRow } from '#ui/form/layout.tsx';
import { detailAddress } from '../addresses.ts';
import type { PartnerForm } from './partner-shape.ts';

const PAUSE_MS = 400;
const REGISTERED = encodeProblem({ code: 'alreadyRegistered' });

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

  const isTaken = registered !== null;
  useEffect(() => {
    if (isTaken) setError('taxId', { type: 'registered', message: REGISTERED });
  }, [setError, isTaken]);

  // A link is valid only for the tax id it was made with.
  const isLoose = matches !== undefined && linked !== null && linked !== associated?.companyId;
  useEffect(() => {
    if (isLoose) setValue('linkedCompanyId', null, { shouldDirty: true });
  }, [setValue, isLoose]);

  if (registered) {
    return (
      <FullRow>
        <Alert color="red" variant="light" role="status">
          {t('partners.form.registered')}{' '}
          <Anchor component={Link} to={detailAddress(kind, registered._id)} target="_blank">
            {registered.name}
          </Anchor>
        </Alert>
      </FullRow>
    );
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
  const [taxId] = useDebouncedValue(typed ?? '', PAUSE_MS);
  const result = countryOf(countryId).taxId.company.check(taxId);
  const canonical = result.ok ? result.canonical : '';
  const query = { countryId, taxId: canonical, ...(exceptId ? { exceptId } : {}) };
  const reply = useCall(PARTNER_CALLS[kind].check, { query }, { enabled: canonical !== '' && typed === taxId });
  return canonical === '' ? undefined : reply.data;
}
