import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { listAddress, recordAddress } from '../record/record-addresses.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import { newValues } from './start-values.ts';
import type { FormScreenProps } from './step-props.ts';
import { useOwnCurrency } from './use-own-currency.ts';
import { WritersOnly } from './writers-only.tsx';

/** A new opportunity; in the marketplace it is for the marketplace. */
export default function CreateOpportunityScreen({ place }: FormScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const currency = useOwnCurrency();
  const isFixed = place === 'market';
  const defaults = useMemo(
    () => newValues({ currency, ...(isFixed ? { publicationType: 'marketplace' } : {}) }),
    [currency, isFixed],
  );
  return (
    <WritersOnly place={place}>
      <FormScreen title={t('opportunities.form.new')} backTo={listAddress(place)}>
        <OpportunityForm
          label={t('opportunities.form.new')}
          action="create"
          opportunity={null}
          client={null}
          isFixed={isFixed}
          defaults={defaults}
          draft={`opportunity.create.${place}`}
          ownCurrency={currency}
          backTo={listAddress(place)}
          onSaved={({ _id }) => void navigate(recordAddress(place, _id), { replace: true })}
        />
      </FormScreen>
    </WritersOnly>
  );
}
