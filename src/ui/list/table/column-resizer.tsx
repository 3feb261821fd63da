import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedWidth, type ColumnWidths, LEAST_WIDTH, MOST_WIDTH } from '../columns/table-look.ts';
import classes from './column-resizer.module.css';

const STEP = 16;

export interface Resizing {
  /** While the edge is being dragged. */
  readonly onMove: (widths: ColumnWidths) => void;
  readonly onDone: (widths: ColumnWidths) => void;
}

interface ColumnResizerProps extends Resizing {
  readonly column: string;
  readonly label: string;
  readonly width: number | undefined;
}

/** The end of a heading: dragged, or moved with the arrow keys; Enter or a double click fits the column to its values. */
export default function ColumnResizer({ column, label, width, onMove, onDone }: ColumnResizerProps): ReactNode {
  const { t } = useTranslation();
  const drag = useRef<{ readonly x: number; readonly widths: ColumnWidths; last?: ColumnWidths } | null>(null);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, widths: widthsOf(event.currentTarget) };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!drag.current || clientX === drag.current.x) return;
    const { x, widths } = drag.current;
    drag.current.last = { ...widths, [column]: allowedWidth((widths[column] ?? 0) + clientX - x) };
    onMove(drag.current.last);
  };
  const end = () => {
    if (drag.current?.last) onDone(drag.current.last);
    drag.current = null;
  };
  const adjust = (edge: HTMLElement) => onDone({ ...widthsOf(edge), [column]: allowedWidth(naturalWidth(edge)) });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return adjust(event.currentTarget);
    const widths = widthsOf(event.currentTarget);
    onDone({ ...widths, [column]: allowedWidth((widths[column] ?? 0) + step) });
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('ui.list.columns.width', { column: label })}
      aria-valuenow={width ?? LEAST_WIDTH}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      aria-valuetext={width === undefined ? t('ui.list.columns.automatic') : undefined}
      title={t('ui.list.columns.drag')}
      className={classes.edge}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={(event) => adjust(event.currentTarget)}
      onKeyDown={press}
    />
  );
}

const headingOf = (edge: HTMLElement) => edge.closest('th')!;

/** As the columns are now, so that only one of them changes. */
function widthsOf(edge: HTMLElement): ColumnWidths {
  const headings = [...headingOf(edge).closest('tr')!.cells];
  return Object.fromEntries(
    headings.flatMap((heading) => (heading.dataset.column ? [[heading.dataset.column, heading.offsetWidth]] : [])),
  );
}

/** The width that the browser itself would give the column; nothing is painted in between. */
function naturalWidth(edge: HTMLElement): number {
  const heading = headingOf(edge);
  const table = heading.closest('table')!;
  const { cssText } = table.style;
  const sized = table.hasAttribute('data-sized');
  table.style.cssText = 'table-layout: auto; width: 0; min-width: 0';
  table.removeAttribute('data-sized');
  for (const column of table.querySelectorAll('col')) column.hidden = true;
  const width = heading.offsetWidth;
  for (const column of table.querySelectorAll('col')) column.hidden = false;
  table.toggleAttribute('data-sized', sized);
  table.style.cssText = cssText;
  return width;
}
