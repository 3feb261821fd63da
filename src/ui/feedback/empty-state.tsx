import { Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './state.module.css';

interface EmptyStateProps {
  /** What is missing; `Sem registro encontrado` by default. */
  readonly title?: string;
  readonly text?: string;
  readonly icon?: Icon;
  /** The next useful thing to do. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
  /** Where it is all there is on a page, its title is that of the page. */
  readonly isPage?: boolean;
}

/** Nothing here yet, and what to do next. */
export function EmptyState({
  title,
  text,
  icon: Mark = IconInbox,
  action,
  compact = false,
  isPage = false,
}: EmptyStateProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.state} data-compact={compact || undefined}>
      <span className={classes.mark}>
        <Mark size="1.6rem" stroke={1.5} aria-hidden />
      </span>
      <Title order={isPage ? 1 : 2} size="h3" className={classes.title!}>
        {title ?? t('lists.empty')}
      </Title>
      {text && <Text className={classes.text!}>{text}</Text>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
}
