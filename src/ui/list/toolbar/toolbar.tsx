import { Skeleton } from '@mantine/core';
import { memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { isSame } from '#ui/store/is-same.ts';
import { type ColumnChoice, readChoice } from '../columns/column-choice.ts';
import { ColumnChooser } from '../columns/column-chooser.tsx';
import { DownloadButton, useMayDownload } from '../downloads/download-button.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { FilterSource } from '../filters/filter-source.ts';
import type { AnyListProps } from '../list-props.ts';
import { totalWords } from '../pagination/page-span.ts';
import { SearchBox } from '../search/search-box.tsx';
import { readState, withSearch, writeState } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import { isShowing } from '../views/use-views.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DensityButton } from './density-button.tsx';
import classes from './toolbar.module.css';

// Only phones load them.
const FilterDrawer = lazyWith([], () => import('../filters/filter-drawer.tsx'));
const SortMenu = lazyWith([], () => import('./sort-menu.tsx'));

/** What the tools need to know about their list: nothing that only its rows do. */
export type ToolbarSource = FilterSource &
  Pick<AnyListProps, 'actions' | 'download' | 'narrow'> & { readonly hasOwnCard: boolean };

interface ToolbarProps {
  readonly props: ToolbarSource;
  readonly control: ListControl;
  /** Of all rows; undefined until they are there. */
  readonly total: number | undefined;
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
  readonly phone: boolean;
}

/** Above the rows: search on the left, tools and actions on the right, filters below; drawn for no page anew. */
export const Toolbar = memo(function Toolbar(given: ToolbarProps): ReactNode {
  const { props, control, total, choice, onChoose, phone } = given;
  const { t } = useTranslation();
  const { definition, actions, download = true, narrow = false } = props;
  const compact = phone || narrow;
  const { state, change } = control;
  const mayDownload = useMayDownload(definition);
  const hasFilters = Object.keys(definition.filters).length > 0;
  const viewQuery = writeState(definition, { ...state, page: 1 }, new URLSearchParams()).toString();
  const tool = <Skeleton width="2.75rem" height="2.75rem" />;
  const tools = (
    <div className={classes.tools}>
      <ViewsMenu
        list={definition.id}
        isShown={(view) => isShowing(definition, view, { query: viewQuery, columns: choice })}
        query={viewQuery}
        columns={choice}
        compact={compact}
        onOpen={({ query, columns }) => {
          change(() => readState(definition, new URLSearchParams(query)));
          onChoose(readChoice(definition, columns));
        }}
      />
      {/* A card of the screen's own does not follow the columns. */}
      {!(phone && props.hasOwnCard) && (
        <ColumnChooser definition={definition} choice={choice} onChoose={onChoose} compact={compact} />
      )}
      {!phone && <DensityButton />}
      {download && mayDownload && <DownloadButton props={props} state={state} choice={choice} compact={compact} />}
      {!phone && actions}
    </div>
  );
  return (
    <div className={classes.bar}>
      <div className={classes.line}>
        {definition.searchable && (
          <SearchBox
            searched={state.search}
            onSearch={(text, typed) => change((before) => withSearch(before, text), { replace: typed })}
          />
        )}
        {phone ? (
          <>
            {hasFilters && (
              <Suspense fallback={tool}>
                <FilterDrawer source={props} control={control} total={total ?? 0} />
              </Suspense>
            )}
            <Suspense fallback={tool}>
              <SortMenu definition={definition} control={control} />
            </Suspense>
          </>
        ) : (
          tools
        )}
      </div>
      <FilterBar source={props} control={control} onlyActive={phone} />
      {phone && (
        <div className={classes.line}>
          <span className={classes.total}>{total !== undefined && totalWords(total, t)}</span>
          {tools}
        </div>
      )}
    </div>
  );
}, isSame);
