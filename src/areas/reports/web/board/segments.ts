import type { Card } from '#areas/reports/contract/dashboard.shapes.ts';

/** Cards that stand together: small numbers, or charts and tables. */
export interface Segment {
  readonly isOfNumbers: boolean;
  readonly cards: readonly Card[];
}

/** In their order; one that failed stays among those before it. */
export function segmentsOf(cards: readonly Card[]): readonly Segment[] {
  const segments: { isOfNumbers: boolean; cards: Card[] }[] = [];
  for (const card of cards) {
    const last = segments.at(-1);
    const isOfNumbers = card.kind === 'failed' ? (last?.isOfNumbers ?? false) : card.kind === 'number';
    if (last?.isOfNumbers === isOfNumbers) last.cards.push(card);
    else segments.push({ isOfNumbers, cards: [card] });
  }
  return segments;
}

/** Where no trip was closed, what is known besides still counts: cards that show more than nothing, and those that failed. */
export const withSomething = (cards: readonly Card[]): readonly Card[] => cards.filter(showsSomething);

function showsSomething(card: Card): boolean {
  switch (card.kind) {
    case 'number':
      return Boolean(card.value);
    case 'chart':
      return card.series.some(({ values }) => values.some(Boolean));
    case 'table':
      return card.rows.length > 0;
    case 'failed':
      return true;
  }
}

/** Cards that were asked for again, in their places. */
export function withFresh(cards: readonly Card[], fresh: readonly Card[]): Card[] {
  const byId = new Map(fresh.map((card) => [card.id, card]));
  return cards.map((card) => byId.get(card.id) ?? card);
}
