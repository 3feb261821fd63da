import { ActionIcon, Button, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { taskSearch } from '../dialogs/carrier-tasks.ts';
import { useConfirming } from '../dialogs/use-confirming.ts';
import { offersOf } from './record-offers.ts';

/** The next action as a button, the others in a menu. */
export function RecordActions({ opportunity }: { readonly opportunity: ExternalOpportunity }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { confirm, busy } = useConfirming();
  const [next, ...rest] = offersOf(opportunity);
  if (!next) return null;
  const label = (task: typeof next.task) => t(`opportunities.carrier.actions.${task}`);
  return (
    <>
      {rest.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              data-menu
              variant="default"
              size="input-sm"
              aria-label={t('opportunities.carrier.actions.more')}
            >
              <IconDots size="1.2rem" aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ task, id }) =>
              task === 'confirm' ? null : (
                <Menu.Item
                  key={task}
                  component={Link}
                  to={taskSearch(params, task, id)}
                  {...(task === 'withdraw' || task === 'refuse' ? { color: 'var(--tone-danger-text)' } : {})}
                >
                  {label(task)}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {next.task === 'confirm' ? (
        <Button loading={busy} onClick={() => confirm(next.id)}>
          {label(next.task)}
        </Button>
      ) : (
        <Button
          component={Link}
          to={taskSearch(params, next.task, next.id)}
          {...(next.task === 'apply' ? {} : { variant: 'default' })}
        >
          {label(next.task)}
        </Button>
      )}
    </>
  );
}
