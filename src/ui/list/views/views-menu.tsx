import { Popover, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView, ViewContent } from '#kernel/view-calls.ts';
import type { ColumnChoice } from '../columns/column-choice.ts';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { useTakeOver } from './kept-views.ts';
import { useSavedViews } from './use-views.ts';
import classes from './views-menu.module.css';

// Most visits to a list open no view by hand.
const ViewsPanel = lazy(() => import('./views-panel.tsx'));

interface ViewsMenuProps {
  /** The list, or another screen that is saved as one. */
  readonly list: string;
  /** Whether a view is what the screen shows. */
  readonly isShown: (view: SavedView) => boolean;
  /** Whether the screen may open with one of them. */
  readonly hasDefault?: boolean;
  /** The current state of the screen, as a view. */
  readonly query: string;
  readonly columns: ColumnChoice;
  readonly onOpen: (view: ViewContent) => void;
  readonly compact: boolean;
}

/** The views of this list, the user's own and the company's: one click restores filters, order and columns. */
export function ViewsMenu(props: ViewsMenuProps): ReactNode {
  const { list, isShown, hasDefault = true, query, columns, onOpen, compact } = props;
  const { t } = useTranslation();
  const { data, isError, refetch } = useSavedViews(list);
  useTakeOver(list);
  const [opened, popover] = useDisclosure(false);
  const current = data?.views.find(isShown);
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
            list={list}
            hasDefault={hasDefault}
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
