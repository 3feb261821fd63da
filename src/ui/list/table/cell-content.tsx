import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Cell } from '../cells/cell.tsx';
import type { AnyListProps, AnyRow } from '../list-props.ts';
import { valuePhrase } from '../value-phrase.ts';
import classes from './cell-content.module.css';

interface CellContentProps {
  readonly props: AnyListProps;
  readonly row: AnyRow;
  readonly column: string;
  /** The column that links to the record. */
  readonly leading: boolean;
}

export function CellContent({ props, row, column, leading }: CellContentProps): ReactNode {
  const { definition, cells, tones, rowHref, besideFirst } = props;
  const content = cells?.[column]?.(row) ?? (
    <Cell
      kind={definition.columns[column]?.kind ?? 'text'}
      value={row[column]}
      phraseOf={(value) => valuePhrase(props, column, value)}
      tones={tones?.[column]}
    />
  );
  const href = leading ? rowHref?.(row) : undefined;
  if (href === undefined) return content;
  const link = (
    <Link to={href} className={classes.link} data-row-link>
      {content}
    </Link>
  );
  const beside = besideFirst?.(row);
  return beside ? (
    <span className={classes.first}>
      {link}
      {beside}
    </span>
  ) : (
    link
  );
}
