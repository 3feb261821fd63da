import type { ExternalRow } from '#areas/opportunities/contract/opportunity.list.ts';

/** Whether a row of a list offers to apply; the record knows more, and the server checks again. */
export function mayApply(
  row: Pick<ExternalRow, 'isOwn' | 'state' | 'applied' | 'accepted' | 'quantity'>,
  isOver: boolean,
): boolean {
  const isAnswered = row.applied === 'pending' || row.applied === 'accepted';
  return !row.isOwn && row.state === 'published' && !isAnswered && row.accepted < row.quantity && !isOver;
}
