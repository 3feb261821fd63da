import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { isCountryCode } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { detailAddress, listAddress } from '../addresses.ts';
import { usePartnerAccess } from '../use-partner-access.ts';
import { PartnerFields } from './partner-fields.tsx';
import { formOf, partnerShape, type PartnerForm as Values } from './partner-shape.ts';

interface PartnerFormProps {
  readonly kind: PartnerKind;
  /** Null for a new partner. */
  readonly partner: PartnerView | null;
  readonly onSaved: (partner: PartnerView) => void;
  /** Reads the partner again after another user changed it. */
  readonly onReload?: () => void;
  /** The query value that opens the form, where it opens over a list. */
  readonly openedBy?: 'create' | 'edit';
}

/** One form for registering and changing a partner of any kind. */
export function PartnerForm({ kind, partner, onSaved, onReload, openedBy }: PartnerFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const shape = useMemo(() => partnerShape(kind), [kind]);
  const create = useAction(PARTNER_CALLS[kind].create);
  const update = useAction(PARTNER_CALLS[kind].update);
  const startCountry = useStartCountry(kind);
  const save = async ({ documents, ...values }: Values) => {
    if (!partner) return create.mutateAsync({ body: { ...values, documents } });
    return update.mutateAsync({ params: { id: partner._id }, body: { ...values, version: partner.version } });
  };
  const words = `partners.kinds.${kind}` as const;
  return (
    <FormShell
      label={t(`${words}.${partner ? 'edit' : 'new'}`)}
      shape={shape}
      defaults={formOf(partner, startCountry)}
      recordId={partner?._id}
      draft={partner ? `${kind}.update.${partner._id}` : `${kind}.create`}
      backTo={partner ? detailAddress(kind, partner._id) : listAddress(kind)}
      {...(openedBy ? { openedBy, submitLabel: t(partner ? 'partners.form.save' : 'partners.form.create') } : {})}
      failure={{
        action: partner ? 'update' : 'create',
        what: t(`${words}.what`),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={(reply) => {
        snackbar.success(t(`${words}.${partner ? 'saved' : 'created'}`));
        onSaved(reply.partner);
      }}
    >
      <PartnerFields kind={kind} partner={partner} autoFocus={!partner && !openedBy} />
    </FormShell>
  );
}

/** The company's own country, or the first one the user may write into. */
function useStartCountry(kind: PartnerKind): CountryCode {
  const { country } = useSignedIn();
  const { countries } = usePartnerAccess(kind);
  return isCountryCode(country) && countries.includes(country) ? country : countries[0]!;
}
