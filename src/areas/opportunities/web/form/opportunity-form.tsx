import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Wizard } from '#ui/form/wizard.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { FreightStep } from './freight-step.tsx';
import { LoadStep } from './load-step.tsx';
import { type OpportunityForm as Filled, type OpportunityFormInput, opportunityShape } from './opportunity-shape.ts';
import { PublicationStep } from './publication-step.tsx';
import { namesOf, STEPS } from './step-names.ts';
import type { StepProps } from './step-props.ts';
import { type Saved, useSaveOpportunity } from './use-save-opportunity.ts';

interface OpportunityFormProps extends StepProps {
  readonly label: string;
  /** What failed where saving fails. */
  readonly action: 'create' | 'update' | 'clone';
  /** Of the record alone, where one is changed. */
  readonly defaults: OpportunityFormInput;
  readonly draft: string;
  readonly ownCurrency: Currency;
  readonly backTo: string;
  readonly onSaved: (opportunity: OpportunityView) => void;
  /** Reads the opportunity again after somebody else changed it. */
  readonly onReload?: () => void;
}

/** One form in three steps for new, changed and cloned opportunities. */
export function OpportunityForm(props: OpportunityFormProps): ReactNode {
  const { label, action, defaults, draft, opportunity, ownCurrency, backTo, onSaved, onReload } = props;
  const { t } = useTranslation();
  const { deadline = null, publicationDate = null } = opportunity ?? {};
  const shape = useMemo(() => opportunityShape({ deadline, publicationDate }), [deadline, publicationDate]);
  const save = useSaveOpportunity(opportunity);
  const confirm = useConfirmation();
  const report = useReport(opportunity === null);
  const content = {
    load: <LoadStep {...props} />,
    freight: <FreightStep ownCurrency={ownCurrency} isNew={opportunity === null} />,
    publication: <PublicationStep {...props} />,
  };
  return (
    <Wizard
      label={label}
      shape={shape}
      defaults={defaults}
      recordId={opportunity?._id}
      draft={draft}
      backTo={backTo}
      failure={{
        action,
        what: t('opportunities.form.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      {...(opportunity ? {} : { confirm })}
      save={save}
      onSaved={(saved) => {
        report(saved);
        onSaved(saved.opportunity);
      }}
      steps={STEPS.map((id) => ({
        id,
        title: t(`opportunities.form.steps.${id}`),
        fields: namesOf(id),
        content: () => content[id],
      }))}
    />
  );
}

/** Asks before an opportunity is created. */
function useConfirmation(): (form: Filled) => Promise<boolean> {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const showInstant = useShowInstant();
  return ({ when, origin, destination, publicationDate }) =>
    dialogs.warn(
      t(`opportunities.form.confirm.${when}`, {
        origin: origin.cityName,
        destination: destination.cityName,
        date: publicationDate === null ? '' : showInstant(publicationDate),
      }),
    );
}

/** Says what became of it: published, waiting for its time, or saved. */
function useReport(isNew: boolean): (saved: Saved) => void {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const showInstant = useShowInstant();
  return ({ opportunity, form, notPublished }) => {
    const { code } = opportunity;
    if (notPublished !== undefined) {
      const detail = fieldMessage(notPublished) ?? reasonText(notPublished, t);
      return snackbar.error(failureText('update', t('opportunities.form.what'), t), { detail });
    }
    if (form.when === 'now' && opportunity.state === 'published')
      return snackbar.success(t('opportunities.form.published', { count: 1 }));
    if (form.when === 'at' && form.publicationDate !== null)
      return snackbar.success(t('opportunities.form.scheduled', { code, date: showInstant(form.publicationDate) }));
    return snackbar.success(isNew ? t('opportunities.form.created', { code }) : t('opportunities.form.saved'));
  };
}

/** What a refusal says about a field, which is more than that something is wrong. */
const fieldMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields)[0]?.message : undefined;
