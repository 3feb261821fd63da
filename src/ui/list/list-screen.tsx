import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { listTitle } from '#kernel/list-phrases.ts';
import { listShownTo } from '#kernel/shown-list.ts';
import { usePermissions } from '#ui/permission/permission-context.tsx';
import { useSame } from '#ui/store/use-same.ts';
import { useColumnChoice } from './columns/use-column-choice.ts';
import { useExistingPage } from './data/use-existing-page.ts';
import { useListPage } from './data/use-list-page.ts';
import { ListBody } from './list-body.tsx';
import type { AnyListProps, AnyRow, ListScreenProps } from './list-props.ts';
import classes from './list-screen.module.css';
import { ListPagination } from './pagination/list-pagination.tsx';
import { useListState } from './state/use-list-state.ts';
import { listTable } from './table/list-table-model.ts';
import { useSelection } from './table/use-selection.ts';
import type { TabsSource } from './tabs/list-tabs.tsx';
import { Toolbar, type ToolbarSource } from './toolbar/toolbar.tsx';
import { useDefaultView } from './views/default-view.ts';

// Only lists with tabs load them.
const ListTabs = lazy(() => import('./tabs/list-tabs.tsx'));
// Only some lists have them, and the rows come first.
const ListTotals = lazy(() => import('./totals/list-totals.tsx'));

// Only who selects rows loads it.
const BulkBar = lazy(() => import('./bulk/bulk-bar.tsx'));

type ListSource = ToolbarSource & TabsSource;

const NO_ROWS: readonly AnyRow[] = [];

/**
 * A list of an area, from its definition, cells and actions. Everything else is here: address bar, search, filters,
 * sorting, pages, columns, views, selection, spreadsheet, and the four states.
 */
export function ListScreen<D extends ListDefinition>(props: ListScreenProps<D>): ReactNode {
  const definition = listShownTo(props.definition, usePermissions());
  return <AnyList {...(props as unknown as AnyListProps)} definition={definition} />;
}

function AnyList(props: AnyListProps): ReactNode {
  const { definition, rowId, bulkActions = [], actions } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const control = useListState(definition);
  const [choice, choose] = useColumnChoice(definition);
  const isOpening = useDefaultView(definition, control, choose);
  const page = useListPage(props, control.state, { enabled: !isOpening });
  useExistingPage(page, control);
  const { search, filters } = control.state;
  const selection = useSelection(page.rows ?? NO_ROWS, rowId, JSON.stringify([search, filters]));
  const table = listTable({
    props,
    rows: page.rows,
    gone: page.live.gone,
    choice,
    sort: control.state.sort,
    selection,
  });
  const source = useSame(sourceOf(props));
  const anyPage = useSame({ state: { ...control.state, page: 1 }, change: control.change });
  return (
    <section className={classes.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t(listTitle(definition.id))}
      </h2>
      {definition.tabs && (
        <div className={classes.tabs}>
          <Suspense fallback={null}>
            <ListTabs source={source} control={anyPage} />
          </Suspense>
        </div>
      )}
      <Toolbar
        props={source}
        control={anyPage}
        total={phone && page.rows ? page.total : undefined}
        choice={choice}
        onChoose={choose}
        phone={phone}
      />
      <div className={classes.frame}>
        <ListBody props={props} table={table} page={page} control={control} phone={phone} />
        <ListPagination definition={definition} page={page} control={control} compact={phone}>
          {definition.totals && page.rows && (
            <Suspense fallback={null}>
              <ListTotals props={props} state={control.state} page={page} />
            </Suspense>
          )}
        </ListPagination>
      </div>
      {phone && actions && selection.rows.length === 0 && (
        <div className={classes.thumb} data-thumb="actions">
          {actions}
        </div>
      )}
      {selection.rows.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar actions={bulkActions} selection={selection} />
        </Suspense>
      )}
    </section>
  );
}

/** What is said about the list as a whole, whichever page of it is shown. */
const sourceOf = (props: AnyListProps): ListSource => {
  const { definition, calls, query, tones, tabTones, words, presets, actions, download, narrow, card } = props;
  const given = { query, tones, tabTones, words, presets, actions, download, narrow };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { definition, calls, ...(known as Partial<typeof given>), hasOwnCard: card !== undefined } as ListSource;
};
