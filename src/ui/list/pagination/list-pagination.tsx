import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { pageSizes } from '#kernel/page-size.ts';
import type { ListPage } from '../data/use-list-page.ts';
import { withSize } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './list-pagination.module.css';
import { PageLine } from './page-line.tsx';
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
  return (
    <PageLine
      about={
        page.rows && !page.outdated
          ? spanWords(state.page, state.size, page.rows.length, page.total, t)
          : t('ui.feedback.loading')
      }
      page={state.page}
      pages={page.pages}
      counted={page.later ? page.total !== undefined : undefined}
      size={state.size}
      sizes={pageSizes(definition)}
      onTurn={(next) => change((before) => ({ ...before, page: next }))}
      onSize={(size) => change((before) => withSize(before, size))}
      compact={compact}
    >
      {children}
    </PageLine>
  );
}
