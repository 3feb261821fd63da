import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Cell } from '../cells/cell.tsx';
import type { AnyRow } from '../list-props.ts';
import { valuePhrase } from '../value-phrase.ts';
import classes from './cell-content.module.css';
import type { RowParts, RowSource } from './row-parts.ts';

interface CellContentProps {
  readonly source: RowSource;
  readonly parts: RowParts;
  readonly row: AnyRow;
  readonly column: string;
  /** The column that links to the record. */
  readonly leading: boolean;
}

export function CellContent({ source, parts, row, column, leading }: CellContentProps): ReactNode {
  const { definition, tones, hrefNow } = source;
  const { href, beside } = parts;
  const content = parts.cells[column] ?? (
    <Cell
      kind={definition.columns[column]?.kind ?? 'text'}
      value={row[column]}
      phraseOf={(value) => valuePhrase(source, column, value)}
      tones={tones?.[column]}
    />
  );
  if (!leading || href === undefined) return content;
  const link = (
    <RowLink href={href} hrefNow={() => hrefNow(row)}>
      {content}
    </RowLink>
  );
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
