import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listAdded } from '#kernel/list-phrases.ts';
import { TableError } from '#ui/feedback/error-state.tsx';
import { ListCards } from './cards/list-cards.tsx';
import type { ListPage } from './data/use-list-page.ts';
import { EmptyList } from './empty-list.tsx';
import { useListFrame } from './frame/use-list-frame.ts';
import classes from './list-body.module.css';
import type { AnyListProps } from './list-props.ts';
import { SearchedProvider } from './search/marked.tsx';
import type { ListControl } from './state/use-list-state.ts';
import { ListTableView } from './table/list-table.tsx';
import type { ListTable } from './table/list-table-model.ts';

interface ListBodyProps {
  readonly props: AnyListProps;
  readonly table: ListTable;
  readonly page: ListPage;
  readonly control: ListControl;
  readonly phone: boolean;
}

/** Skeleton, rows, empty state or error, all in the same place and, beside a table, of the same height. */
export function ListBody({ props, table, page, control, phone }: ListBodyProps): ReactNode {
  const { rows, outdated, total, failed } = page;
  const scroll = useRef<HTMLDivElement>(null);
  useListFrame(scroll, !phone);
  const shown = JSON.stringify(control.state);
  useEffect(() => {
    if (shown && scroll.current) scroll.current.scrollTop = 0;
  }, [shown]);

  // An empty page of a list that is not empty is about to be replaced by the last page.
  const isGone = rows?.length === 0 && (outdated || total !== 0);
  const loading = !failed && (rows === undefined || isGone);
  const state = (content: ReactNode) => <div className={classes.state}>{content}</div>;
  const content = () => {
    if (failed && rows === undefined) return state(<TableError onRetry={page.retry} />);
    if (!loading && rows?.length === 0) return state(<EmptyList props={props} control={control} />);
    return phone ? (
      <ListCards props={props} table={table} loading={loading} outdated={outdated} />
    ) : (
      <ListTableView props={props} table={table} control={control} loading={loading} outdated={outdated} />
    );
  };
  return (
    <>
      {failed && rows !== undefined && <StaleNotice onRetry={page.retry} />}
      <div className={classes.place}>
        {page.fetching && !loading && <span className={classes.progress} aria-hidden />}
        {!loading && <ChangedNotice list={props.definition.id} page={page} />}
        <SearchedProvider value={control.state.search}>
          {phone ? (
            content()
          ) : (
            <div ref={scroll} className={classes.scroll}>
              {content()}
            </div>
          )}
        </SearchedProvider>
      </div>
    </>
  );
}

/** Over the rows, so that none of them moves before the user wants it. */
function ChangedNotice({ list, page: { live } }: { readonly list: string; readonly page: ListPage }): ReactNode {
  const { t } = useTranslation();
  const { added, gone, show } = live;
  return (
    <div className={classes.changed} role="status">
      {(added > 0 || gone.size > 0) && (
        <Button size="compact-sm" radius="xl" onClick={show}>
          {added > 0 ? t(listAdded(list), { count: added }) : t('ui.list.live.gone', { count: gone.size })}
        </Button>
      )}
    </div>
  );
}

/** Says that the shown rows could not be refreshed. */
function StaleNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role="alert">
      <span>{t('ui.feedback.tableError.text')}</span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('ui.feedback.retry')}
      </Button>
    </div>
  );
}
