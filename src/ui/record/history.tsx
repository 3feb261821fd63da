import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall, CallInput } from '#kernel/api-call.ts';
import { dynamicKey, type PhrasePrefix } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import classes from './history.module.css';

export interface HistoryEntry {
  readonly _id: number;
  /** An instant. */
  readonly at: string;
  readonly action: string;
  readonly userName: string | null;
  readonly bySupport?: boolean;
  readonly changes: Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;
}

interface HistoryReply {
  readonly entries: readonly HistoryEntry[];
  readonly totalPage: number;
  readonly totalRegistry: number;
}

interface HistoryProps {
  /** Reads a page of the history of one record. */
  readonly call: ApiCall;
  readonly id: string;
  readonly size: number;
  /** Phrase prefix: `<words>.actions.<action>`, `.none`, `.more`, `.nobody`, `.change`. */
  readonly words: Extract<PhrasePrefix, `${string}.history`>;
  /** What an entry changed, line by line: the label of a field and its formatted values. */
  readonly changesOf: (
    entry: HistoryEntry,
  ) => readonly { readonly field: string; readonly from: string; readonly to: string }[];
}

/** Who did what to a record, newest first. */
export function History(props: HistoryProps): ReactNode {
  const [pages, setPages] = useState(1);
  return (
    <ol className={classes.entries}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <HistoryPage key={page} {...props} page={page} onMore={page === pages ? () => setPages(page + 1) : undefined} />
      ))}
    </ol>
  );
}

interface HistoryPageProps extends HistoryProps {
  readonly page: number;
  /** Offered on the last loaded page. */
  readonly onMore: (() => void) | undefined;
}

function HistoryPage({ call, id, size, words, changesOf, page, onMore }: HistoryPageProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(call, { params: { id }, query: { page, size } } as CallInput<ApiCall>);
  if (reply.isError) {
    return (
      <li>
        <QueryError onRetry={() => void reply.refetch()} />
      </li>
    );
  }
  if (!reply.data) {
    return (
      <li>
        <CardsSkeleton cards={2} />
      </li>
    );
  }
  const { entries, totalPage, totalRegistry } = reply.data as HistoryReply;
  return (
    <>
      {totalRegistry === 0 && <li className={classes.change}>{t(`${words}.none`)}</li>}
      {entries.map((entry) => (
        <li key={entry._id} className={classes.entry}>
          <span className={classes.what}>
            {t(dynamicKey(`${words}.actions`, entry.action.split('.')[1] ?? ''), {
              who: entry.bySupport
                ? t('ui.feedback.support', { name: entry.userName ?? '' })
                : (entry.userName ?? t(`${words}.nobody`)),
            })}
            <span className={classes.when}>
              <RelativeTime instant={entry.at} />
            </span>
          </span>
          {changesOf(entry).map((change) => (
            <span key={change.field} className={classes.change}>
              {t(`${words}.change`, change)}
            </span>
          ))}
        </li>
      ))}
      {onMore && page < totalPage && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            {t(`${words}.more`)}
          </Button>
        </li>
      )}
    </>
  );
}
