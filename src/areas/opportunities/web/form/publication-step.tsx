import { Alert } from '@mantine/core';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MARKET_TYPES,
  PUBLICATION_TYPES,
  type PublicationType,
  proposedMarket,
} from '#areas/opportunities/rules/publication.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import type { OpportunityFormInput } from './opportunity-shape.ts';
import type { StepProps } from './step-props.ts';
import { TermSection } from './term-section.tsx';

const field = fieldsOf<OpportunityFormInput>();
const ICONS = {
  private: IconLock,
  direct: IconListNumbers,
  public: IconWorld,
  marketplace: IconBuildingStore,
} as const;

/** Who sees it, until when, and how they are notified. */
export function PublicationStep(props: StepProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('opportunities.form.audience')}>
        <TypeField isFixed={props.isFixed} />
        <AudienceFields />
        <FieldGrid>
          <SelectField
            name={field('marketType')}
            label={t('opportunities.fields.marketType')}
            help={t('opportunities.form.marketHelp')}
            options={MARKET_TYPES.map((value) => ({ value, label: t(`opportunities.marketTypes.${value}`) }))}
            required
          />
        </FieldGrid>
      </FormSection>
      <TermSection opportunity={props.opportunity} />
      <FormSection title={t('opportunities.form.notify')}>
        <SwitchField
          name={field('emailNotification')}
          label={t('opportunities.fields.emailNotification')}
          help={t('opportunities.form.emailHelp')}
        />
        <SwitchField
          name={field('whatsappNotification')}
          label={t('opportunities.fields.whatsappNotification')}
          help={t('opportunities.form.whatsappHelp')}
        />
      </FormSection>
    </>
  );
}

/** The type; the market type follows it until somebody chooses another. */
function TypeField({ isFixed }: Pick<StepProps, 'isFixed'>): ReactNode {
  const { t } = useTranslation();
  const { get, set } = useFormValues();
  const type = useFieldValue(field('publicationType'));
  if (isFixed) {
    return (
      <Alert variant="light" icon={<IconBuildingStore size="1.2rem" aria-hidden />}>
        {t('opportunities.form.marketplaceOnly')}
      </Alert>
    );
  }
  const follow = (chosen: string) => {
    const isProposed = type !== null && get(field('marketType')) === proposedMarket(type);
    if (isProposed) set(field('marketType'), proposedMarket(chosen as PublicationType), { shouldDirty: true });
  };
  return (
    <ChoiceCards
      name={field('publicationType')}
      label={t('opportunities.fields.publicationType')}
      required
      onPick={follow}
      choices={PUBLICATION_TYPES.map((value) => ({
        value,
        label: t(`opportunities.publicationTypes.${value}`),
        text: t(`opportunities.form.types.${value}`),
        icon: ICONS[value],
      }))}
    />
  );
}
