import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTabs } from '#ui/record/record-tabs.tsx';
import classes from './my-benefits.module.css';
import { OfferedBenefits } from './offered-benefits.tsx';
import { TakenBenefits } from './taken-benefits.tsx';

/** What is offered to the person, and what they took. */
export default function MyBenefitsScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.screen}>
      <Title order={2} size="h3">
        {t('menu.items.benefits_mine')}
      </Title>
      <RecordTabs
        label={t('content.mine.tabs')}
        tabs={[
          { id: 'offered', label: t('content.mine.offered'), content: () => <OfferedBenefits /> },
          { id: 'taken', label: t('content.mine.taken'), content: () => <TakenBenefits /> },
        ]}
      />
    </div>
  );
}
