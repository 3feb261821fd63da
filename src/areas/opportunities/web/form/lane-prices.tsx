import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import { readLanePrices } from '#areas/opportunities/contract/opportunity.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { showDay } from '#kernel/dates.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FormSection } from '#ui/form/layout.tsx';
import { usePriceText } from '../carrier/parts/price.tsx';
import classes from './freight-step.module.css';
import type { OpportunityFormInput } from './opportunity-shape.ts';

const field = fieldsOf<OpportunityFormInput>();

/** What the company's own last freights on this lane cost, newest first. */
export function LanePrices(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('opportunities.form.lanePrices.title')} text={t('opportunities.form.lanePrices.text')}>
      <Prices />
    </FormSection>
  );
}

function Prices(): ReactNode {
  const { t } = useTranslation();
  const origin = useFieldValue(field('origin.cityName'));
  const destination = useFieldValue(field('destination.cityName'));
  const isKnown = origin !== '' && destination !== '';
  const reply = useCall(readLanePrices, { query: { origin, destination } }, { enabled: isKnown });
  if (!isKnown) return <Quiet text={t('opportunities.form.lanePrices.noLane')} />;
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <Skeleton height="6rem" />;
  const { freights } = reply.data;
  if (freights.length === 0) return <Quiet text={t('opportunities.form.lanePrices.empty')} />;
  return (
    <ol className={classes.prices}>
      {freights.map((freight) => (
        <Price key={freight.orderCode} freight={freight} />
      ))}
    </ol>
  );
}

function Quiet({ text }: { readonly text: string }): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

type Freight = CallReply<typeof readLanePrices>['freights'][number];

function Price({ freight }: { readonly freight: Freight }): ReactNode {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { orderCode, date, carrierName } = freight;
  const unit = WEIGHT_UNITS.find((key) => key === freight.unit) ?? null;
  return (
    <li className={classes.price}>
      <span className={classes.carrier}>{carrierName ?? t('opportunities.form.lanePrices.unknownCarrier')}</span>
      <span className={classes.value}>{priceText({ ...freight, unit })}</span>
      <span className={classes.quiet}>{[showDay(date), orderCode].join(' · ')}</span>
    </li>
  );
}
