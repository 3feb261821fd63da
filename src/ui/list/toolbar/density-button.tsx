import { ActionIcon, Tooltip } from '@mantine/core';
import IconBaselineDensityMedium from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs';
import IconBaselineDensitySmall from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDensity } from '../columns/table-look.ts';

const ICON = { size: '1.15rem', stroke: 1.6, 'aria-hidden': true } as const;

/** Switches between normal and compact rows, in all lists. */
export function DensityButton(): ReactNode {
  const { t } = useTranslation();
  const [density, setDensity] = useDensity();
  const compact = density === 'compact';
  return (
    <Tooltip label={t(compact ? 'ui.list.density.toNormal' : 'ui.list.density.toCompact')}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('ui.list.density.compact')}
        aria-pressed={compact}
        onClick={() => setDensity(compact ? 'normal' : 'compact')}
      >
        {compact ? <IconBaselineDensitySmall {...ICON} /> : <IconBaselineDensityMedium {...ICON} />}
      </ActionIcon>
    </Tooltip>
  );
}
