import { ActionIcon, Tooltip } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeFilled from '@tabler/icons-react/dist/esm/icons/IconEyeFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { useWatching } from '../parts/use-watching.ts';

/** Keeps an eye on the load: the lists find it again. */
export function WatchButton({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const watch = useWatching();
  const { _id, watched } = opportunity;
  const label = t(`opportunities.lanes.${watched ? 'unwatch' : 'watch'}`);
  const Icon = watched ? IconEyeFilled : IconEye;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={label}
        aria-pressed={watched}
        onClick={() => watch(_id, !watched)}
      >
        <Icon size="1.2rem" aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
