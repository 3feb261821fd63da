import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { DAYS_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import type { OpportunityState } from '#areas/opportunities/rules/opportunity-state.ts';
import { showDay, showInstant } from '#kernel/dates.ts';
import { useNow } from '#ui/feedback/relative-time.ts';
import { DateTimeField } from '#ui/fields/date/date-time-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { useZone } from '#ui/session/zone.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { type OpportunityFormInput, WHEN, type When } from './opportunity-shape.ts';
import { deadlineByDays, endsWithPickup } from './publication-end.ts';

const field = fieldsOf<OpportunityFormInput>();

interface TermSectionProps {
  readonly opportunity: OpportunityView | null;
}

/** When it is published, and until when it stays so. */
export function TermSection({ opportunity }: TermSectionProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('opportunities.form.term')}>
      <WhenFields state={opportunity?.state ?? 'created'} />
      <EndFields opportunity={opportunity} />
    </FormSection>
  );
}

/** What may be chosen in each state: a published one is published already, and one that ended is not scheduled. */
const OFFERED: Readonly<Record<OpportunityState, readonly When[]>> = {
  created: WHEN,
  unpublished: ['now', 'draft'],
  published: [],
  cancelled: [],
};

function WhenFields({ state }: { readonly state: OpportunityState }): ReactNode {
  const { t } = useTranslation();
  const isLater = useFieldValue(field('when')) === 'at';
  const offered = OFFERED[state];
  if (offered.length === 0) return null;
  return (
    <>
      <ChoiceCards
        name={field('when')}
        label={t('opportunities.form.publishing')}
        choices={offered.map((value) => ({
          value,
          label: t(
            value === 'draft' && state === 'unpublished'
              ? 'opportunities.form.leave'
              : `opportunities.form.whens.${value}`,
          ),
          text: t(`opportunities.form.whenTexts.${value}`),
        }))}
      />
      {isLater && (
        <FieldGrid>
          <DateTimeField name={field('publicationDate')} label={t('opportunities.fields.publishAt')} required />
        </FieldGrid>
      )}
    </>
  );
}

/** The active days, and the end they give until another is chosen. */
function EndFields({ opportunity }: TermSectionProps): ReactNode {
  const { t } = useTranslation();
  const zone = useZone();
  const publishedAt = usePublication(opportunity);
  const days = useFieldValue(field('days'));
  const deadline = useFieldValue(field('deadline'));
  const dateType = useFieldValue(field('dateType'));
  const dates = useFieldValue(field('dates'));
  const computed = deadlineByDays({ days }, publishedAt);
  const last = endsWithPickup({ days, deadline, dateType, dates }, publishedAt, zone);
  const warning = last === null ? undefined : t('opportunities.form.afterPickup', { day: showDay(last) });
  return (
    <FieldGrid>
      <NumberField
        name={field('days')}
        label={t('opportunities.fields.days')}
        decimals={0}
        min={1}
        max={DAYS_MAX}
        step={1}
        unit={t('opportunities.form.days')}
        required
        warn={() => (deadline === null ? warning : undefined)}
      />
      <DateTimeField
        name={field('deadline')}
        label={t('opportunities.fields.deadline')}
        help={t('opportunities.form.deadlineHelp')}
        {...(computed ? { placeholder: showInstant(computed, zone) } : {})}
        warn={() => warning}
      />
    </FieldGrid>
  );
}

/** When it was published, or will be as far as the form says. */
function usePublication(opportunity: OpportunityView | null): Date {
  const now = useNow();
  const when = useFieldValue(field('when'));
  const chosen = useFieldValue(field('publicationDate'));
  if (opportunity?.state === 'published' && opportunity.publishedAt) return new Date(opportunity.publishedAt);
  const planned = when === 'at' && chosen !== null ? new Date(chosen) : now;
  return Number.isNaN(planned.getTime()) ? now : planned;
}
