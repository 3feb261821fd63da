import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
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
    <RowLink href={href} hrefNow={() => rowHref?.(row)}>
      {content}
    </RowLink>
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

interface RowLinkProps {
  readonly href: string;
  readonly hrefNow: () => string | undefined;
  readonly children: ReactNode;
}

/** A link over the list has the address of the list in it, which may have moved on since the row was drawn. */
function RowLink({ href, hrefNow, children }: RowLinkProps): ReactNode {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    const now = hrefNow();
    if (now === undefined || now === href || isModified(event)) return;
    event.preventDefault();
    void navigate(now);
  };
  return (
    <Link to={href} className={classes.link} data-row-link onClick={open}>
      {children}
    </Link>
  );
}

const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
