import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay, showInstant } from '#kernel/dates.ts';
import { formatAmount } from '#kernel/money.ts';
import { LateTooltip } from '#ui/feedback/late-tooltip.tsx';
import { relativeTime, useNow } from '#ui/feedback/relative-time.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useCurrencySign } from '#ui/session/money.ts';
import { useZone } from '#ui/session/zone.ts';
import { Marked } from '../search/marked.tsx';
import classes from './cell.module.css';

/** One line; the full text shows on hover. */
export function TextCell({ text }: { readonly text: string }): ReactNode {
  return (
    <span className={classes.text} title={text}>
      <Marked text={text} />
    </span>
  );
}

interface NumberCellProps {
  readonly value: number | string;
  /** `3 / 5`: done of all. */
  readonly of?: number;
}

export function NumberCell({ value, of }: NumberCellProps): ReactNode {
  const numbers = useNumbers();
  return (
    <span className={classes.number}>{[value, ...(of === undefined ? [] : [of])].map(numbers.show).join(' / ')}</span>
  );
}

/** With one decimal. */
export function RatingCell({ value }: { readonly value: number }): ReactNode {
  return <span className={classes.number}>{useNumbers().rating(value)}</span>;
}

interface MoneyCellProps {
  /** A decimal text, the form in which money is sent. */
  readonly amount: string;
  readonly currency?: string | undefined;
}

export function MoneyCell({ amount, currency }: MoneyCellProps): ReactNode {
  const sign = useCurrencySign(currency);
  return (
    <span className={classes.number}>
      {sign && <span className={classes.currency}>{sign} </span>}
      {formatAmount(amount)}
    </span>
  );
}

/** `day` as YYYY-MM-DD. */
export function DayCell({ day }: { readonly day: string }): ReactNode {
  return (
    <time dateTime={day} className={classes.number}>
      {showDay(day)}
    </time>
  );
}

/** The exact minute; how long ago that was on hover. */
export function InstantCell({ instant }: { readonly instant: string }): ReactNode {
  const zone = useZone();
  return (
    <LateTooltip<HTMLTimeElement> Label={() => <Ago instant={instant} />}>
      {(described) => (
        <time {...described} dateTime={instant} className={classes.number}>
          {showInstant(instant, zone)}
        </time>
      )}
    </LateTooltip>
  );
}

function Ago({ instant }: { readonly instant: string }): ReactNode {
  const { i18n } = useTranslation();
  const now = useNow();
  const zone = useZone();
  return relativeTime(new Date(instant), now, i18n.language, zone);
}

export function FlagCell({ on }: { readonly on: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.flag} data-on={on}>
      {on && <IconCheck size="1rem" className={classes.check!} aria-hidden />}
      {t(on ? 'lists.yes' : 'lists.no')}
    </span>
  );
}
