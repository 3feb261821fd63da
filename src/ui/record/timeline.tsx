import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from './section.tsx';
import classes from './timeline.module.css';

/** How many entries a page has. */
export const TIMELINE_PAGE = 20;

interface TimelineReply<E> {
  readonly entries: readonly E[];
  readonly totalPage: number;
  readonly totalRegistry: number;
}

interface TimelineProps<E> {
  readonly title: string;
  /** Where nothing has happened yet. */
  readonly none: string;
  /** The button that shows the next page. */
  readonly more: string;
  /** Of the record. */
  readonly id: string;
  readonly usePage: (id: string, page: number) => UseQueryResult<TimelineReply<E>>;
  readonly children: (entry: E) => ReactNode;
}

/** Everything that happened to a record, newest first, page after page. */
export function Timeline<E extends { readonly _id: string }>({ title, ...props }: TimelineProps<E>): ReactNode {
  const [pages, setPages] = useState(1);
  return (
    <Section title={title}>
      <ol className={classes.entries}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <TimelinePage
            key={page}
            {...props}
            page={page}
            onMore={page === pages ? () => setPages(page + 1) : undefined}
          />
        ))}
      </ol>
    </Section>
  );
}

interface TimelinePageProps<E> extends Omit<TimelineProps<E>, 'title'> {
  readonly page: number;
  /** Offered on the last page shown. */
  readonly onMore: (() => void) | undefined;
}

function TimelinePage<E extends { readonly _id: string }>({
  none,
  more,
  id,
  usePage,
  children,
  page,
  onMore,
}: TimelinePageProps<E>): ReactNode {
  const reply = usePage(id, page);
  if (reply.isError && !reply.data) {
    return (
      <li>
        <QueryError onRetry={() => void reply.refetch()} />
      </li>
    );
  }
  if (!reply.data) {
    return (
      <li>
        <CardsSkeleton cards={3} />
      </li>
    );
  }
  const { entries, totalPage, totalRegistry } = reply.data;
  return (
    <>
      {totalRegistry === 0 && (
        <li>
          <EmptyState compact title={none} />
        </li>
      )}
      {entries.map((entry) => (
        <Fragment key={entry._id}>{children(entry)}</Fragment>
      ))}
      {onMore && page < totalPage && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            {more}
          </Button>
        </li>
      )}
    </>
  );
}

interface TimelineEntryProps {
  /** A step of the record itself, not of something around it. */
  readonly isStep: boolean;
  readonly reason: string | null;
  /** Who and when. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

export function TimelineEntry({ isStep, reason, about, children }: TimelineEntryProps): ReactNode {
  return (
    <li className={classes.entry} data-step={isStep || undefined}>
      {children}
      {reason && <q className={classes.reason}>{reason}</q>}
      <span className={classes.quiet}>{about}</span>
    </li>
  );
}
