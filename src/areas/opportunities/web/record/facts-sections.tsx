import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { offeredPrice } from '../carrier/parts/offered-price.ts';
import { Price } from '../carrier/parts/price.tsx';

interface FactsProps {
  readonly opportunity: OpportunityView;
}

function useWords() {
  const { t } = useTranslation();
  return {
    t,
    field: (name: NameIn<'opportunities.fields'>) => t(`opportunities.fields.${name}`),
    yesNo: (value: boolean) => t(value ? 'lists.yes' : 'lists.no'),
  };
}

/** What is to be carried, when and for whom. */
export function LoadSection({ opportunity }: FactsProps): ReactNode {
  const { t, field } = useWords();
  const numbers = useNumbers();
  const { dateType, dates, categoryLoad, typeTransportUnit, weightUnitValue, weightUnit, volume } = opportunity;
  const { specialNotes, comment } = opportunity;
  const isWindow = dateType === 'open';
  const weight =
    weightUnitValue === null || weightUnit._id === null
      ? null
      : numbers.withUnit(weightUnitValue, t(`operations.catalogues.weightUnitAbbreviations.${weightUnit._id}`));
  return (
    <Section title={t('opportunities.record.sections.load')}>
      <Facts
        facts={[
          { label: field('client'), value: opportunity.clientName ?? <None /> },
          { label: field('dateType'), value: dateType ? t(`opportunities.dateTypes.${dateType}`) : <None /> },
          { label: field(isWindow ? 'windowFrom' : 'dateFrom'), value: dates.from ? showDay(dates.from) : <None /> },
          {
            label: field(isWindow ? 'windowUntil' : 'dateUntil'),
            value: dates.until ? showDay(dates.until) : <None />,
          },
          {
            label: field('categoryLoad'),
            value: categoryLoad._id ? t(dynamicKey('operations.catalogues.categories', categoryLoad._id)) : <None />,
          },
          {
            label: field('typeTransportUnit'),
            value: typeTransportUnit._id ? (
              t(dynamicKey('operations.catalogues.vehicleTypes', typeTransportUnit._id))
            ) : (
              <None />
            ),
          },
          { label: field('quantity'), value: opportunity.quantityTransportUnit ?? <None /> },
          { label: field('weight'), value: weight ?? <None /> },
          { label: field('volume'), value: volume ?? <None /> },
          ...(specialNotes ? [{ label: field('specialNotes'), value: specialNotes, wide: true }] : []),
          ...(comment ? [{ label: field('comment'), value: comment, wide: true }] : []),
        ]}
      />
    </Section>
  );
}

/** The price and how it is paid. */
export function FreightSection({ opportunity }: FactsProps): ReactNode {
  const { t, field, yesNo } = useWords();
  const numbers = useNumbers();
  const { freightOffered, advance, percentAdvance, firstPriceWins } = opportunity;
  const { type, typeCurrencyOfferedId: currency, invoice } = freightOffered;
  return (
    <Section title={t('opportunities.record.sections.freight')}>
      <Facts
        facts={[
          { label: field('freightType'), value: type ? t(`operations.catalogues.freightTypes.${type}`) : <None /> },
          { label: field('freight'), value: <Price price={offeredPrice(opportunity)} /> },
          { label: field('currency'), value: currency ? t(`operations.catalogues.currencies.${currency}`) : <None /> },
          { label: field('invoice'), value: yesNo(invoice) },
          {
            label: field('advance'),
            value: advance && percentAdvance !== null ? numbers.percent(percentAdvance) : yesNo(advance),
          },
          { label: field('firstPriceWins'), value: yesNo(firstPriceWins) },
        ]}
      />
    </Section>
  );
}

/** To whom it is offered, how long, and who made it. */
export function PublicationSection({ opportunity }: FactsProps): ReactNode {
  const { t, field, yesNo } = useWords();
  const showInstant = useShowInstant();
  const { publicationType, marketType, audience, ownFirstHours, answerHours, days, deadline } = opportunity;
  const { publicationDate, publishedAt, endsAt, createdBy, createdAt } = opportunity;
  const end = deadline ?? endsAt;
  const hours = (count: number) => t('opportunities.record.facts.hours', { count });
  return (
    <Section title={t('opportunities.record.sections.publication')}>
      <Facts
        facts={[
          {
            label: field('publicationType'),
            value: publicationType ? t(`opportunities.publicationTypes.${publicationType}`) : <None />,
          },
          { label: field('marketType'), value: marketType ? t(`opportunities.marketTypes.${marketType}`) : <None /> },
          ...(publicationType === 'private' && audience
            ? [{ label: field('audience'), value: t(`opportunities.audiences.${audience}`) }]
            : []),
          ...(ownFirstHours === null ? [] : [{ label: field('ownFirstHours'), value: hours(ownFirstHours) }]),
          ...(answerHours === null ? [] : [{ label: field('answerHours'), value: hours(answerHours) }]),
          {
            label: field('days'),
            value: days === null ? <None /> : t('opportunities.record.facts.days', { count: days }),
          },
          { label: field('deadline'), value: end ? showInstant(end) : <None /> },
          {
            label: field('publishAt'),
            value: publicationDate ? showInstant(publicationDate) : t('opportunities.record.facts.atOnce'),
          },
          ...(publishedAt
            ? [{ label: t('opportunities.record.facts.publishedAt'), value: showInstant(publishedAt) }]
            : []),
          { label: field('emailNotification'), value: yesNo(opportunity.emailNotification) },
          { label: field('whatsappNotification'), value: yesNo(opportunity.whatsappNotification) },
          { label: t('opportunities.record.facts.createdBy'), value: createdBy.fullName },
          { label: t('opportunities.record.facts.createdAt'), value: showInstant(createdAt) },
        ]}
      />
    </Section>
  );
}
