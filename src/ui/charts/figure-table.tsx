import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chart.module.css';
import type { Leads } from './leads.ts';
import { Opening } from './opening.tsx';

export interface FigureCell {
  /** Null is unknown, which is not zero. */
  readonly text: string | null;
  readonly address?: Leads;
}

export interface FigureRow {
  readonly name: string;
  readonly address?: Leads;
  readonly cells: readonly FigureCell[];
}

interface FigureTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
}

/** Names and numbers; a wide or long table scrolls within its card. */
export function FigureTable({ title, columns, rows }: FigureTableProps): ReactNode {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{title}</VisuallyHidden>
            </th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, address, cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name.
            <tr key={row}>
              <th scope="row" title={name}>
                <Opening address={address}>{name}</Opening>
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
                <td key={at}>
                  {cell.text === null ? (
                    <>
                      <span aria-hidden>–</span>
                      <VisuallyHidden>{t('ui.charts.unknown')}</VisuallyHidden>
                    </>
                  ) : (
                    <Opening address={cell.address}>{cell.text}</Opening>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
