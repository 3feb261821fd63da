import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ColumnKind } from '#kernel/list-definition.ts';
import { VALUE_WIDTHS } from '../columns/table-look.ts';
import classes from './list-table.module.css';
import { isNumeric } from './list-table-model.ts';

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly before: boolean;
  readonly after: boolean;
}

/** About as wide as real values, so that columns keep their place when these arrive. */
export function SkeletonRows({ rows, columns, before, after }: SkeletonRowsProps): ReactNode {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <tr key={row} aria-hidden>
      {before && <td className={classes.mark} />}
      {Object.entries(columns).map(([key, kind], column) => (
        <td key={key} data-end={isNumeric(kind) || undefined}>
          <Skeleton height="0.8rem" width={`${VALUE_WIDTHS[kind] + ((row * 7 + column * 3) % 4)}rem`} />
        </td>
      ))}
      {after && <td className={classes.tools} />}
    </tr>
  ));
}
