import type { CardLabel, NumberCard, Unit } from '#areas/reports/contract/dashboard.shapes.ts';
import { type LabelGroup, labelPhrase } from '#areas/reports/rules/card-phrases.ts';
import { spanText } from '#areas/reports/rules/span-text.ts';
import { showDay } from '#kernel/dates.ts';
import { fromCents } from '#kernel/money.ts';
import { showShort } from '#kernel/numbers.ts';
import type { TranslateKey } from '#kernel/phrase-key.ts';
import type { FigureChange } from '#ui/charts/board.tsx';
import type { Numbers } from '#ui/i18n/use-numbers.ts';

/** What numbers are written with. */
export interface FigureTools {
  readonly numbers: Numbers;
  readonly t: TranslateKey;
  readonly money: (amount: string, currency: string | null) => string;
}

export interface Measured {
  readonly unit: Unit;
  readonly currency: string | null;
}

const HOUR = 60;
const CENTS = 100;
/** Below this many, percents would say more than there is: 1 more of 2 is no growth of 50%. */
const FEW = 10;
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A figure as its reader writes it: `93,4%`, `1.240 km`, `Bs 1,234.50`. */
export function showFigure(value: number, { unit, currency }: Measured, { numbers, t, money }: FigureTools): string {
  switch (unit) {
    case 'count':
      return numbers.show(rounded(value, 2));
    case 'share':
      return numbers.percent(rounded(value * 100, 1));
    case 'km':
      return numbers.withUnit(rounded(value, Math.abs(value) < FEW ? 1 : 0), 'km');
    case 'tonnes':
      return numbers.withUnit(rounded(value, 2), 'Tn');
    case 'perThousand':
      return numbers.withUnit(rounded(value, 1), '‰');
    case 'minutes':
      return showMinutes(Math.round(value), t);
    case 'days':
      return t('reports.states.days', { count: rounded(value, 1) });
    case 'money':
      return money(fromCents(BigInt(Math.round(value * CENTS))), currency);
  }
}

function showMinutes(value: number, t: TranslateKey): string {
  const hours = Math.trunc(value / HOUR);
  const minutes = value % HOUR;
  return hours === 0 ? t('reports.states.minutes', { minutes }) : t('reports.states.hours', { hours, minutes });
}

/** The same where there is little room. */
export function showOnAxis(value: number, measured: Measured, tools: FigureTools): string {
  return measured.unit === 'share' ? showFigure(value, measured, tools) : showShort(value, tools.numbers.language);
}

/** How far a figure is from that of the period before; undefined where one of them is unknown. */
export function changeOf(card: Pick<NumberCard, 'value' | 'before' | 'rising' | keyof Measured>, tools: FigureTools) {
  const { value, before, rising } = card;
  if (value === null || before === null) return undefined;
  const text = distance(value, before, card, tools);
  if (text === undefined) {
    return { direction: 'same', text: tools.t('reports.states.same'), isGood: null } satisfies FigureChange;
  }
  const isMore = value > before;
  return {
    direction: isMore ? 'up' : 'down',
    text: tools.t(isMore ? 'reports.states.more' : 'reports.states.less', { change: text }),
    isGood: rising === null ? null : isMore === (rising === 'good'),
  } satisfies FigureChange;
}

/** Without a sign; undefined where it is too small to be seen. */
function distance(value: number, before: number, measured: Measured, tools: FigureTools): string | undefined {
  const difference = Math.abs(value - before);
  if (measured.unit === 'share') {
    const points = rounded(difference * 100, 1);
    return points === 0 ? undefined : tools.t('reports.states.points', { change: points });
  }
  const isSmall = before === 0 || (measured.unit === 'count' && Math.abs(before) < FEW);
  if (isSmall) return difference === 0 ? undefined : showFigure(difference, measured, tools);
  const percent = (difference / Math.abs(before)) * 100;
  const shown = rounded(percent, percent < FEW ? 1 : 0);
  return shown === 0 ? undefined : tools.numbers.percent(shown);
}

const LINE_BREAK = /\s*\n\s*/g;

export function labelText(label: CardLabel, group: LabelGroup, t: TranslateKey): string {
  if ('day' in label) return spanText(label);
  if ('phrase' in label) return t(labelPhrase(group, label.phrase));
  return label.text.replace(LINE_BREAK, ' → ');
}

/** `05/03`: the year is in the period above. */
export const axisText = (label: CardLabel, full: string): string =>
  'day' in label ? showDay(label.day).slice(0, 5) : full;
