import { requestErrors } from '#kernel/errors.ts';

/** Says who changed it in between, and when. */
export const staleVersion = ({ changed_by, updated_at }: { changed_by: string | null; updated_at: Date }) =>
  requestErrors.staleVersion({ facts: { changedBy: changed_by, changedAt: updated_at.toISOString() } });
