import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { RecordPlace } from '../record/record-addresses.ts';

interface NamedClient {
  readonly _id: string;
  readonly name: string;
}

/** The props of the steps of the form. */
export interface StepProps {
  /** The one that is changed; null for a new one. */
  readonly opportunity: OpportunityView | null;
  /** The client of what the form starts with. */
  readonly client: NamedClient | null;
  /** The publication type is settled by the screen. */
  readonly isFixed: boolean;
}

export interface FormScreenProps {
  /** Among the own opportunities, or in the marketplace. */
  readonly place: RecordPlace;
}
