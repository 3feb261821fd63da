import type { ExternalOpportunity, PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';

interface TaskProps {
  /** Where closing leads when the dialog was opened by its address. */
  readonly backTo: string;
  readonly onDone: () => void;
}

export interface OpportunityTaskProps extends TaskProps {
  readonly opportunity: ExternalOpportunity;
}

export interface PostulationTaskProps extends TaskProps {
  readonly postulation: PostulationView;
}
