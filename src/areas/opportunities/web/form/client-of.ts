import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { StepProps } from './step-props.ts';

/** The client of an opportunity with its name, which a field shows before anything is searched. */
export function clientOf({ clientCompany, clientName }: OpportunityView): StepProps['client'] {
  const { _id } = clientCompany;
  return _id === null || clientName === null ? null : { _id, name: clientName };
}
