import type { LinkRecord } from '#areas/sharing/server/index.ts';
import type { OpportunityRecord } from '../opportunity.repository.ts';
import type { PostulationRecord } from '../postulation.repository.ts';

/** An opened link, with what its holder may see. */
export type OutsideLink = LinkRecord & {
  readonly opportunity: OpportunityRecord;
  /** The last application that the visitor made by it. */
  readonly application: PostulationRecord | undefined;
};
