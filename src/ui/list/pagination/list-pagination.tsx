import { Pagination, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { pageSizes } from '#kernel/page-size.ts';
import type { ListPage } from '../data/use-list-page.ts';
import { withSize } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './list-pagination.module.css';
import { spanWords } from './page-span.ts';

interface ListPaginationProps {
  readonly definition: ListDefinition;
  readonly page: ListPage;
  readonly control: ListControl;
  readonly compact: boolean;
  /** What else is said about all rows: their totals. */
  readonly children?: ReactNode;
}

/** The number of rows, the page size and the pages. */
export function ListPagination({ definition, page, control, compact, children }: ListPaginationProps): ReactNode {
  const { t } = useTranslation();
  const { state, change } = control;
  // Where nothing could be read there are no pages; the line keeps its height.
  if (page.failed && !page.rows) return <div className={classes.foot} />;
  const turn = (next: number) => change((before) => ({ ...before, page: next }));
  return (
    <div className={classes.foot}>
      <div className={classes.about}>
        <p className={classes.span} role="status">
          {page.rows && !page.outdated
            ? spanWords(state.page, state.size, page.rows.length, page.total, t)
            : t('ui.feedback.loading')}
        </p>
        {children}
      </div>
      <div className={classes.end}>
        <SegmentedControl
          size="xs"
          aria-label={t('ui.list.pages.size')}
          title={t('ui.list.pages.size')}
          data={pageSizes(definition).map(String)}
          value={String(state.size)}
          onChange={(size) => change((before) => withSize(before, Number(size)))}
        />
        <nav aria-label={t('ui.list.pages.title')} className={classes.nav}>
          <Pagination.Root
            className={classes.pages!}
            size={compact ? 'lg' : 'sm'}
            total={page.pages}
            value={Math.min(state.page, page.pages)}
            onChange={turn}
            getItemProps={(number) => ({ 'aria-label': t('ui.list.pages.page', { page: number }) })}
          >
            <Pagination.Previous aria-label={t('ui.list.pages.previous')} />
            {compact ? (
              <span className={classes.place}>{t('ui.list.pages.place', { page: state.page, pages: page.pages })}</span>
            ) : (
              <Pagination.Items />
            )}
            <Pagination.Next aria-label={t('ui.list.pages.next')} />
          </Pagination.Root>
        </nav>
      </div>
    </div>
  );
}
