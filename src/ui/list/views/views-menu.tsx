import { Popover, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import type { ViewContent } from '#kernel/view-calls.ts';
import type { ColumnChoice } from '../columns/column-choice.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { useTakeOver } from './kept-views.ts';
import { isShowing, useSavedViews } from './use-views.ts';
import classes from './views-menu.module.css';

// Most visits to a list open no view by hand.
const ViewsPanel = lazy(() => import('./views-panel.tsx'));

interface ViewsMenuProps {
  readonly definition: ListDefinition;
  /** The current state of the screen, as a view. */
  readonly query: string;
  readonly columns: ColumnChoice;
  readonly onOpen: (view: ViewContent) => void;
  readonly compact: boolean;
}

/** The views of this list, the user's own and the company's: one click restores filters, order and columns. */
export function ViewsMenu({ definition, query, columns, onOpen, compact }: ViewsMenuProps): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSavedViews(definition.id);
  useTakeOver(definition.id);
  const [opened, popover] = useDisclosure(false);
  const current = data?.views.find((view) => isShowing(definition, view, { query, columns }));
  return (
    <Popover
      opened={opened}
      onChange={popover.set}
      position="bottom-end"
      width="min(24rem, 92vw)"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ToolButton icon={IconBookmark} label={t('ui.list.views.title')} compact={compact} onClick={popover.toggle}>
          {current?.name}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown!} aria-label={t('ui.list.views.title')}>
        <Suspense fallback={<Skeleton height="4rem" />}>
          <ViewsPanel
            list={definition.id}
            views={data?.views}
            {...(isError && { onRetry: () => void refetch() })}
            current={current}
            shown={{ query, columns }}
            onOpen={onOpen}
            onClose={popover.close}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
