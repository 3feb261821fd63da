import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composed, ComposedCell, ComposedColumn } from '#areas/reports/contract/composed.shapes.ts';
import { columnTitle } from '#areas/reports/rules/card-phrases.ts';
import { BY_NAME } from '#areas/reports/rules/composed-report.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { Opening } from '#ui/charts/opening.tsx';
import { changeOf, type FigureTools, labelText, showFigure } from '../board/figure-text.ts';
import { leadsOf } from '../board/leads-of.ts';
import classes from './composed.module.css';

interface ComposedTableProps {
  readonly composed: Composed;
  readonly compares: boolean;
  readonly tools: FigureTools;
  readonly onSort: (sort: string) => void;
}

/** Every group with its figures, and the totals of all of them; what can be opened is a link. */
export function ComposedTable({ composed, compares, tools, onSort }: ComposedTableProps): ReactNode {
  const { t } = useTranslation();
  const { columns, rows, totals, order, report, grouping } = composed;
  const sort = (by: string, fallsFirst: boolean) => {
    const isFalling = order.by === by ? !order.isFalling : fallsFirst;
    onSort(`${isFalling ? '-' : ''}${by}`);
  };
  const figures = (cells: readonly ComposedCell[]) =>
    cells.map((cell, at) => {
      const column = columns[at];
      return column && <Figure key={keyOf(column)} cell={cell} column={column} compares={compares} tools={tools} />;
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t(dynamicKey('reports.cards.composed', `${report}.title`))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <Heading
              title={t(dynamicKey('reports.composed.groupings', grouping))}
              order={order.by === BY_NAME ? order : undefined}
              onSort={() => sort(BY_NAME, false)}
            />
            {columns.map((column) => (
              <Heading
                key={keyOf(column)}
                title={titleOf(column, t(columnTitle(column.id)))}
                order={column.sortable && order.by === column.id ? order : undefined}
                onSort={column.sortable ? () => sort(column.id, true) : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, address, cells }) => {
            const name = labelText(label, 'buckets', t);
            return (
              <tr key={key}>
                <th scope="row" title={name}>
                  <Opening address={leadsOf(address, t)}>{name}</Opening>
                </th>
                {figures(cells)}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reports.composed.total')}</th>
            {figures(totals)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const keyOf = ({ id, currency }: ComposedColumn) => `${id} ${currency ?? ''}`;
const titleOf = ({ currency }: ComposedColumn, title: string) => (currency ? `${title} (${currency})` : title);

interface HeadingProps {
  readonly title: string;
  /** Of the column that rows are in the order of. */
  readonly order: Composed['order'] | undefined;
  readonly onSort: (() => void) | undefined;
}

function Heading({ title, order, onSort }: HeadingProps): ReactNode {
  const { t } = useTranslation();
  const Arrow = order?.isFalling ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={order ? (order.isFalling ? 'descending' : 'ascending') : undefined}>
      {onSort ? (
        <UnstyledButton
          className={classes.sort ?? ''}
          title={t('reports.composed.sort', { column: title })}
          onClick={onSort}
        >
          {title}
          {order && <Arrow size="0.9rem" stroke={1.8} aria-hidden />}
        </UnstyledButton>
      ) : (
        title
      )}
    </th>
  );
}

interface FigureProps {
  readonly cell: ComposedCell;
  readonly column: ComposedColumn;
  readonly compares: boolean;
  readonly tools: FigureTools;
}

function Figure({ cell, column, compares, tools }: FigureProps): ReactNode {
  const { t } = tools;
  const change = compares ? changeOf({ ...cell, ...column }, tools) : undefined;
  const tone = change?.isGood == null ? undefined : change.isGood ? 'success' : 'danger';
  return (
    <td>
      {cell.value === null ? (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>{t('ui.charts.unknown')}</VisuallyHidden>
        </>
      ) : (
        <Opening address={leadsOf(cell.address, t)}>{showFigure(cell.value, column, tools)}</Opening>
      )}
      {change && (
        <span className={classes.change} data-tone={tone}>
          {change.text}
        </span>
      )}
    </td>
  );
}
