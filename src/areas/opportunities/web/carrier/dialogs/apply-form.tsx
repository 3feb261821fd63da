import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { applyForOpportunity } from '#areas/opportunities/contract/postulation.calls.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import { Notice } from '../parts/notice.tsx';
import { Summary } from '../record/summary.tsx';
import { ApplicationFields } from './application-fields.tsx';
import { type ApplyForm as ApplyValues, applyShapeOf, ownPriceOf, trucksLeft } from './apply-shape.ts';
import { PriceChoice } from './price-choice.tsx';
import type { OpportunityTaskProps } from './task-form-props.ts';
import { useReadAgain } from './use-read-again.ts';

const field = fieldsOf<ApplyValues>();

/** Applies for a load: price, trucks and, where known, the truck that would come. */
export default function ApplyForm({ opportunity, backTo, onDone }: OpportunityTaskProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { country } = useSignedIn();
  const applying = useAction(applyForOpportunity, {
    refresh: CARRIER_REFRESH,
    onFailed: useReadAgain(),
  });
  const left = trucksLeft(opportunity);
  const shape = useMemo(() => applyShapeOf(left), [left]);
  const defaults = useMemo<ApplyValues>(
    () => ({
      trucks: 1,
      at: opportunity.freightOffered.type === 'toNegotiate' ? 'own' : 'offered',
      price: ownPriceOf(opportunity.freightOffered, countryOrDefault(country).currency.code as Currency),
      truckId: null,
      driverId: null,
      comment: '',
    }),
    [opportunity, country],
  );
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.apply')}
      shape={shape}
      defaults={defaults}
      openedBy="apply"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.send')}
      failure={{ action: 'register', what: t('opportunities.carrier.application') }}
      save={(body) => applying.mutateAsync({ params: { id: opportunity._id }, body })}
      onSaved={({ postulation }) => {
        const isWon = postulation.state === 'accepted';
        snackbar.success(
          t(`opportunities.carrier.done.${isWon ? 'won' : 'applied'}`, { company: opportunity.companyName }),
        );
        onDone();
      }}
    >
      <Summary opportunity={opportunity} />
      {opportunity.firstPriceWins && <FirstWins />}
      <PriceChoice opportunity={opportunity} />
      <ApplicationFields opportunityId={opportunity._id} left={left} />
    </FormShell>
  );
}

/** Sending at the offered price is binding at once, so it is said before. */
function FirstWins(): ReactNode {
  const { t } = useTranslation();
  const at = useFieldValue(field('at'));
  return (
    <Notice
      tone={at === 'offered' ? 'warning' : 'neutral'}
      icon={IconBolt}
      title={t('opportunities.carrier.firstWins.title')}
      role="status"
    >
      <span>{t(`opportunities.carrier.firstWins.${at}`)}</span>
    </Notice>
  );
}
