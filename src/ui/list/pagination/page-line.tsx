import { Pagination, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './list-pagination.module.css';
import { UNKNOWN } from './page-span.ts';

interface PageLineProps {
  /** What is said about the rows of this page. */
  readonly about: ReactNode;
  readonly page: number;
  readonly pages: number;
  /** Of pages that are counted after the rows: whether they are. The last one keeps its place meanwhile. */
  readonly counted?: boolean | undefined;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onTurn: (page: number) => void;
  readonly onSize: (size: number) => void;
  readonly compact: boolean;
  readonly children?: ReactNode;
}

/** The line below rows: how many there are, how many stand on a page, and the pages. */
export function PageLine(props: PageLineProps): ReactNode {
  const { about, page, pages, counted, size, sizes, onTurn, onSize, compact, children } = props;
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <div className={classes.foot}>
      <div className={classes.about}>
        <p className={classes.span} role="status">
          {about}
        </p>
        {children}
      </div>
      <div className={classes.end}>
        <SegmentedControl
          size="xs"
          aria-label={t('ui.list.pages.size')}
          title={t('ui.list.pages.size')}
          data={sizes.map(String)}
          value={String(size)}
          onChange={(chosen) => onSize(Number(chosen))}
        />
        <nav aria-label={t('ui.list.pages.title')} className={classes.nav}>
          <Pagination.Root
            className={classes.pages!}
            size={compact ? 'lg' : 'sm'}
            total={pages}
            value={Math.min(page, pages)}
            onChange={onTurn}
            getItemProps={(number) => ({
              'aria-label': t('ui.list.pages.page', { page: number }),
              children: numbers.show(number),
              ...(number === pages && counted !== undefined && { className: classes.last }),
              ...(number === pages && counted === false && { disabled: true, children: UNKNOWN }),
            })}
          >
            <Pagination.Previous aria-label={t('ui.list.pages.previous')} />
            {compact ? (
              <span className={classes.place}>
                {t('ui.list.pages.place', { page, pages: counted === false ? UNKNOWN : pages })}
              </span>
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
