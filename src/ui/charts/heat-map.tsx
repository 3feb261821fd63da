import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import classes from './chart.module.css';
import type { ChartData } from './chart-data.ts';

/** Cells with less room have their number in the tooltip only. */
const CELL_WITH_NUMBER = 46;
/** The room that the name of a column takes. */
const NAME_WIDTH = 48;
/** Above this share of the largest, dark letters are read better than light ones. */
const STRONG = 0.6;

interface HeatMapProps {
  readonly data: ChartData;
  /** What a screen reader says of the picture. */
  readonly label: string;
}

/** A row for each series, a column for each category, and the stronger the more. */
export function HeatMap({ data, label }: HeatMapProps): ReactNode {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { categories, series, show } = data;
  const most = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  const cell = width / Math.max(categories.length, 1);
  const step = Math.max(1, Math.ceil(NAME_WIDTH / Math.max(cell, 1)));
  return (
    <div className={classes.heat} style={{ '--columns': categories.length } as CSSProperties}>
      <div className={classes.grid} role="img" aria-label={label}>
        {series.map(({ name, values }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name.
          <div key={row} className={classes.row}>
            <span className={classes.rowName} title={name}>
              {name}
            </span>
            {categories.map(({ full }, column) => (
              <HeatCell
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
                key={column}
                about={`${name}\n${full}`}
                value={values[column] ?? null}
                most={most}
                show={show}
                hasRoom={cell >= CELL_WITH_NUMBER}
              />
            ))}
          </div>
        ))}
        <div className={classes.row}>
          <span />
          <div ref={ref} className={classes.names}>
            {categories.map(({ axis }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name.
              <span key={column}>{column % step === 0 && axis}</span>
            ))}
          </div>
        </div>
      </div>
      <p className={classes.scale}>
        {show(0)}
        <span className={classes.ramp} aria-hidden />
        {show(most)}
      </p>
    </div>
  );
}

interface HeatCellProps {
  readonly about: string;
  /** Null is unknown, and stays empty. */
  readonly value: number | null;
  readonly most: number;
  readonly show: ChartData['show'];
  readonly hasRoom: boolean;
}

function HeatCell({ about, value, most, show, hasRoom }: HeatCellProps): ReactNode {
  if (value === null) return <span className={classes.unknown} title={`${about}: —`} />;
  const share = most > 0 ? value / most : 0;
  return (
    <span
      className={classes.cell}
      title={`${about}: ${show(value)}`}
      data-strong={share > STRONG || undefined}
      style={{ '--share': share } as CSSProperties}
    >
      {hasRoom && show(value)}
    </span>
  );
}
