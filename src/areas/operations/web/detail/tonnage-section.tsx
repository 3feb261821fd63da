import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tonnage } from '#areas/operations/contract/operation.shapes.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { Tonnes } from '../operation-texts.tsx';

/** How much of the promised harvest has arrived, and the loss between the weighbridges. */
export function TonnageSection({ tonnage }: { readonly tonnage: Tonnage }): ReactNode {
  const { t } = useTranslation();
  const { promised, loaded, delivered, difference, percentage } = tonnage;
  const progress = percentage === null ? '' : t('operations.tonnage.progress', { percent: percentage });
  return (
    <Section title={t('operations.tonnage.title')}>
      {percentage !== null && (
        <div>
          <Progress value={Math.min(100, percentage)} size="lg" radius="xl" aria-label={progress} />
          <span style={{ fontSize: 'var(--mantine-font-size-sm)' }}>{progress}</span>
        </div>
      )}
      <Facts
        facts={[
          { label: t('operations.tonnage.promised'), value: promised ? <Tonnes value={promised} /> : <None /> },
          { label: t('operations.tonnage.loaded'), value: <Tonnes value={loaded} /> },
          { label: t('operations.tonnage.delivered'), value: <Tonnes value={delivered} /> },
          { label: t('operations.tonnage.difference'), value: <Tonnes value={difference} /> },
        ]}
      />
    </Section>
  );
}
