import { Anchor, Text } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageTo } from '#countries/phone.ts';
import { showDay } from '#kernel/dates.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import type { OfferedBenefit } from '../../contract/benefit.shapes.ts';
import { Picture } from '../parts/picture.tsx';
import classes from './benefit-card.module.css';

interface BenefitCardProps {
  readonly benefit: Omit<OfferedBenefit, 'left' | 'refusal'>;
  /** What is said about it besides: how many are left, when it was taken. */
  readonly notes: ReactNode;
  readonly action: ReactNode;
}

/** A benefit as a coupon: whose it is, what it gives, where and until when. */
export function BenefitCard({ benefit, notes, action }: BenefitCardProps): ReactNode {
  const { t } = useTranslation();
  const { title, partner, category, discount, conditions, whatsapp, cities, validUntil, logoUrl } = benefit;
  return (
    <article className={classes.card} aria-label={title}>
      <header className={classes.head}>
        {logoUrl === null ? (
          <span className={classes.initial} aria-hidden>
            {partner.slice(0, 1).toUpperCase()}
          </span>
        ) : (
          <Picture url={logoUrl} className={classes.logo} />
        )}
        <span className={classes.names}>
          <Text fw={650}>{title}</Text>
          <Text size="sm" c="dimmed">
            {partner}
          </Text>
        </span>
        <span className={classes.discount}>{discount}</span>
      </header>
      <div className={classes.marks}>
        <Chip tone="neutral">{t(`lists.benefits.values.category.${category}`)}</Chip>
        {notes}
      </div>
      {conditions && (
        <Text size="sm" className={classes.conditions ?? ''}>
          {conditions}
        </Text>
      )}
      <footer className={classes.foot}>
        <span className={classes.facts}>
          <span>{t('content.mine.until', { day: showDay(validUntil) })}</span>
          <span>
            {cities.length > 0 ? cities.map(({ cityName }) => cityName).join(', ') : t('content.mine.everywhere')}
          </span>
          {whatsapp && (
            <Anchor
              size="sm"
              href={messageTo(whatsapp.replace(/\D/g, ''))}
              target="_blank"
              rel="noreferrer"
              className={classes.contact ?? ''}
            >
              <IconBrandWhatsapp size="1rem" stroke={1.6} aria-hidden />
              {t('content.mine.contact')}
            </Anchor>
          )}
        </span>
        {action}
      </footer>
    </article>
  );
}
