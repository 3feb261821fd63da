import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { offeredPrice } from '../parts/offered-price.ts';
import { Price } from '../parts/price.tsx';
import type { ApplyForm } from './apply-shape.ts';
import { PriceFields } from './price-fields.tsx';
import classes from './truck-choice.module.css';

const field = fieldsOf<ApplyForm>();
const CHOICES = ['offered', 'own'] as const;

/** At the offered price or at an own one; where nothing is offered, at an own one. */
export function PriceChoice({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const { set } = useFormValues();
  const at = useFieldValue(field('at'));
  const price = offeredPrice(opportunity);
  if (price.type === 'toNegotiate') return <PriceFields name={field('price')} choosesType autoFocus />;
  return (
    <>
      <Radio.Group
        label={t('opportunities.carrier.atPrice.label')}
        value={at}
        onChange={(value) => set(field('at'), value as ApplyForm['at'], { shouldDirty: true })}
      >
        <div className={classes.cards}>
          {CHOICES.map((choice) => (
            <Radio.Card key={choice} value={choice} className={classes.card!}>
              <Radio.Indicator />
              <span className={classes.price}>
                <span>{t(`opportunities.carrier.atPrice.${choice}`)}</span>
                {choice === 'offered' && <Price price={price} large />}
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {at === 'own' && <PriceFields name={field('price')} autoFocus />}
    </>
  );
}
