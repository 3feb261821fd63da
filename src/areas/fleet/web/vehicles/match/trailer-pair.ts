import type { z } from 'zod';
import { idShape } from '#kernel/ids.ts';

/** The semitrailers of a truck as a form holds them. */
export const trailerPair = { trailerId: idShape.nullable(), secondTrailerId: idShape.nullable() };

export interface TrailerPair {
  readonly trailerId?: string | null | undefined;
  readonly secondTrailerId?: string | null | undefined;
}

/** A second semitrailer requires a first one and must differ from it. */
export function pairProblems({ trailerId, secondTrailerId }: TrailerPair, context: z.RefinementCtx): void {
  if (!secondTrailerId) return;
  if (!trailerId) context.addIssue({ code: 'custom', path: ['trailerId'], params: { code: 'required' } });
  else if (trailerId === secondTrailerId) {
    context.addIssue({ code: 'custom', path: ['secondTrailerId'], params: { code: 'alreadyRegistered' } });
  }
}
