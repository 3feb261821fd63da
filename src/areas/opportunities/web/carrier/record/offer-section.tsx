import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { PersonAvatar } from '#ui/feedback/person-avatar.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { Facts, Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import { CompanyName } from '../parts/company-name.tsx';
import { Notice } from '../parts/notice.tsx';
import { offeredPrice } from '../parts/offered-price.ts';
import { Price } from '../parts/price.tsx';
import { TimeLeftChip } from '../parts/time-left-chip.tsx';
import classes from './record.module.css';
import { ShipperCard } from './shipper-card.tsx';

/** What is paid, by whom, and until when it can be answered. */
export function OfferSection({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const showInstant = useShowInstant();
  const { freightOffered, advance, percentAdvance, endsAt, answerBy, state } = opportunity;
  const isOpen = state === 'published';
  const advanceText =
    advance && percentAdvance !== null
      ? t('opportunities.carrier.advanceOf', { percent: numbers.percent(percentAdvance) })
      : t('opportunities.carrier.noAdvance');
  const facts = [
    {
      label: t('opportunities.carrier.invoice'),
      value: t(`opportunities.carrier.${freightOffered.invoice ? 'withInvoice' : 'withoutInvoice'}`),
    },
    { label: t('opportunities.fields.advance'), value: advanceText },
    { label: t('opportunities.fields.quantity'), value: opportunity.quantityTransportUnit ?? undefined },
    { label: t('opportunities.fields.accepted'), value: opportunity.accepted },
    { label: t('opportunities.fields.applicants'), value: opportunity.applicants },
    ...(isOpen && endsAt ? [{ label: t('opportunities.carrier.ends'), value: showInstant(endsAt) }] : []),
    ...(isOpen && answerBy ? [{ label: t('opportunities.carrier.answer'), value: showInstant(answerBy) }] : []),
  ];
  return (
    <Section
      title={t('opportunities.carrier.offer')}
      action={isOpen && <TimeLeftChip endsAt={endsAt} answerBy={answerBy} />}
    >
      <Price price={offeredPrice(opportunity)} large />
      {opportunity.firstPriceWins && isOpen && (
        <Notice tone="warning" icon={IconBolt} title={t('opportunities.carrier.firstWins.title')} />
      )}
      <Facts facts={facts} />
      <Shipper opportunity={opportunity} />
      <ShipperCard card={opportunity.shipper} />
    </Section>
  );
}

function Shipper({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const { companyName, publicationType, publishedAt, shipper } = opportunity;
  return (
    <div className={classes.shipper}>
      <PersonAvatar name={companyName} photo={null} size="md" />
      <span className={classes.shipperWords}>
        <strong>
          <CompanyName name={companyName} verified={shipper.verified} />
        </strong>
        {publishedAt && (
          <span className={classes.quiet}>
            {t('opportunities.carrier.publishedAt')} <RelativeTime instant={publishedAt} />
          </span>
        )}
      </span>
      {publicationType && <Chip tone="neutral">{t(`opportunities.publicationTypes.${publicationType}`)}</Chip>}
    </div>
  );
}
