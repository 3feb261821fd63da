import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_HOURS_MAX, OWN_FIRST_HOURS_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import { AUDIENCES, isForEverybody } from '#areas/opportunities/rules/publication.ts';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CompaniesField } from './companies-field.tsx';
import type { OpportunityFormInput } from './opportunity-shape.ts';
import { useAssociates } from './use-associates.ts';

const field = fieldsOf<OpportunityFormInput>();

/** The companies of the chosen type: some by name, one after the other, or the own ones first. */
export function AudienceFields(): ReactNode {
  const type = useFieldValue(field('publicationType'));
  if (type === 'private') return <PrivateFields />;
  if (type === 'direct') return <DirectFields />;
  return type !== null && isForEverybody(type) ? <OwnFirstFields /> : null;
}

function PrivateFields(): ReactNode {
  const { t } = useTranslation();
  const isChosen = useFieldValue(field('audience')) === 'chosen';
  const associates = useAssociates();
  const nobody = (audience: string) => {
    if (associates?.count === 0) return t('opportunities.form.noAssociates');
    const isEmpty = audience === 'favourites' && associates?.favourites.size === 0;
    return isEmpty ? t('opportunities.form.noFavourites') : undefined;
  };
  return (
    <>
      <ChoiceCards
        name={field('audience')}
        label={t('opportunities.fields.audience')}
        required
        warn={nobody}
        choices={AUDIENCES.map((value) => ({
          value,
          label: t(`opportunities.audiences.${value}`),
          text: t(`opportunities.form.audiences.${value}`),
        }))}
      />
      {isChosen && <CompaniesField name={field('associatedCompanies')} isOrdered={false} />}
    </>
  );
}

function DirectFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <CompaniesField name={field('associatedCompanies')} isOrdered />
      <FieldGrid>
        <NumberField
          name={field('answerHours')}
          label={t('opportunities.fields.answerHours')}
          help={t('opportunities.form.answerHelp')}
          decimals={0}
          min={1}
          max={ANSWER_HOURS_MAX}
          unit={t('opportunities.form.hours')}
          required
        />
      </FieldGrid>
    </>
  );
}

function OwnFirstFields(): ReactNode {
  const { t } = useTranslation();
  const isOn = useFieldValue(field('ownFirst'));
  return (
    <>
      <SwitchField
        name={field('ownFirst')}
        label={t('opportunities.form.ownFirst')}
        help={t('opportunities.form.ownFirstHelp')}
      />
      {isOn && (
        <FieldGrid>
          <NumberField
            name={field('ownFirstHours')}
            label={t('opportunities.fields.ownFirstHours')}
            decimals={0}
            min={1}
            max={OWN_FIRST_HOURS_MAX}
            unit={t('opportunities.form.hours')}
            required
          />
        </FieldGrid>
      )}
    </>
  );
}
