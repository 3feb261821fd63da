import { ActionIcon, Button, Skeleton, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './board.module.css';
import { Chart } from './chart.tsx';
import type { ChartData } from './chart-data.ts';
import { type FigureRow, FigureTable } from './figure-table.tsx';
import type { Leads } from './leads.ts';
import { Opening } from './opening.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** Everything that is shown of a report, dimmed while other numbers are on their way. */
export function Board({ isBusy = false, children }: PartProps & { readonly isBusy?: boolean }): ReactNode {
  return (
    <div className={classes.board} aria-busy={isBusy}>
      {children}
    </div>
  );
}

export const Tiles = ({ children }: PartProps): ReactNode => <div className={classes.tiles}>{children}</div>;
export const Cards = ({ children }: PartProps): ReactNode => <div className={classes.cards}>{children}</div>;

/** What a number leaves out or rests on, with the list of it. */
export interface FigureNote {
  readonly text: string;
  readonly address: Leads;
}

export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  /** `12% mais que antes`: said in words as well, not by the arrow alone. */
  readonly text: string;
  /** Whether that is good news; null where it is neither. */
  readonly isGood: boolean | null;
}

interface NumberTileProps {
  readonly title: string;
  /** What is counted. */
  readonly about?: string | undefined;
  /** Null is unknown, which is not zero. */
  readonly value: string | null;
  readonly change?: FigureChange | undefined;
  readonly notes?: readonly FigureNote[];
  /** The list of what was counted: the whole tile leads there. */
  readonly address: Leads;
}

export function NumberTile({ title, about, value, change, notes = [], address }: NumberTileProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={classes.tile} aria-labelledby={id}>
      <h2 className={classes.name} id={id}>
        <Opening address={address} className={classes.whole}>
          {title}
        </Opening>
      </h2>
      {about && <About text={about} />}
      <p className={classes.value} data-unknown={value === null || undefined}>
        {value ?? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('ui.charts.unknown')}</VisuallyHidden>
          </>
        )}
      </p>
      {change && <Change {...change} />}
      <Notes notes={notes} />
    </article>
  );
}

/** What a title means, for who asks: by the pointer, the keyboard or a touch. */
function About({ text }: { readonly text: string }): ReactNode {
  return (
    <Tooltip label={text} multiline maw="18rem" events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon variant="subtle" color="gray" size="sm" className={classes.about!} aria-label={text}>
        <IconInfoCircle size="1rem" stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual } as const;

function Change({ direction, text, isGood }: FigureChange): ReactNode {
  const { t } = useTranslation();
  const Arrow = ARROWS[direction];
  const tone = isGood === null ? undefined : isGood ? 'success' : 'danger';
  return (
    <p className={classes.change} data-tone={tone}>
      <Arrow size="0.95rem" stroke={1.8} aria-hidden />
      <span>
        {text}
        {isGood !== null && <VisuallyHidden>, {t(isGood ? 'ui.charts.better' : 'ui.charts.worse')}</VisuallyHidden>}
      </span>
    </p>
  );
}

function Notes({ notes }: { readonly notes: readonly FigureNote[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map(({ text, address }) => (
        <li key={text}>
          <Opening address={address}>{text}</Opening>
        </li>
      ))}
    </ul>
  );
}

interface ChartCardProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly data: ChartData;
  readonly notes?: readonly FigureNote[];
}

export function ChartCard({ title, about, data, notes = [] }: ChartCardProps): ReactNode {
  const { t } = useTranslation();
  const [asTable, show] = useState(false);
  const label = t(asTable ? 'ui.charts.asChart' : 'ui.charts.asTable');
  return (
    <Card
      title={title}
      about={about}
      isWide={data.form === 'heat'}
      action={
        <Tooltip label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`${label}: ${title}`}
            onClick={() => show(!asTable)}
          >
            {asTable ? (
              <IconChartBar size="1.15rem" stroke={1.6} aria-hidden />
            ) : (
              <IconTable size="1.15rem" stroke={1.6} aria-hidden />
            )}
          </ActionIcon>
        </Tooltip>
      }
    >
      <Chart title={title} data={data} asTable={asTable} />
      <Notes notes={notes} />
    </Card>
  );
}

interface TableCardProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly notes?: readonly FigureNote[];
}

/** More columns than this need the whole width. */
const COLUMNS_BESIDE = 3;

export function TableCard({ title, about, columns, rows, notes = [] }: TableCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Card title={title} about={about} isWide={columns.length > COLUMNS_BESIDE}>
      {rows.length === 0 ? (
        <p className={classes.name}>{t('ui.charts.blank')}</p>
      ) : (
        <FigureTable title={title} columns={columns} rows={rows} />
      )}
      <Notes notes={notes} />
    </Card>
  );
}

interface CardProps extends PartProps {
  readonly title: string;
  readonly about?: string | undefined;
  readonly isWide?: boolean;
  readonly action?: ReactNode;
}

function Card({ title, about, isWide = false, action, children }: CardProps): ReactNode {
  const id = useId();
  return (
    <section className={classes.card} data-wide={isWide || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id} className={classes.title ?? ''}>
          {title}
        </Title>
        {about && <About text={about} />}
        <div className={classes.action}>{action}</div>
      </div>
      {children}
    </section>
  );
}

interface FailedCardProps {
  readonly text: string;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** A card that could not be counted, while the others could. */
export function FailedCard({ text, isTrying, onRetry }: FailedCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <section className={classes.card}>
      <div className={classes.failed} role="alert">
        <p className={classes.wrong}>
          <IconAlertCircle size="1.1rem" stroke={1.7} aria-hidden />
          {text}
        </p>
        <Button
          variant="default"
          size="compact-md"
          loading={isTrying}
          leftSection={<IconRefresh size="1rem" aria-hidden />}
          onClick={onRetry}
        >
          {t('ui.feedback.retry')}
        </Button>
      </div>
    </section>
  );
}

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Tiles and cards in the sizes of the real ones. */
export function BoardSkeleton({
  tiles = 6,
  cards = 4,
}: {
  readonly tiles?: number;
  readonly cards?: number;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.board} role="status" aria-busy="true" aria-label={t('ui.feedback.loading')}>
      <Tiles>
        {range(tiles).map((at) => (
          <div key={at} className={classes.tile}>
            <Skeleton height="0.9rem" width="70%" />
            <Skeleton height="2rem" width="45%" />
            <Skeleton height="0.8rem" width="60%" />
          </div>
        ))}
      </Tiles>
      <Cards>
        {range(cards).map((at) => (
          <div key={at} className={classes.card}>
            <Skeleton height="1.1rem" width="45%" my="0.55rem" />
            <Skeleton height="17rem" />
          </div>
        ))}
      </Cards>
    </div>
  );
}
