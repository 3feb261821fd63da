import {
  createOpportunity,
  publishOpportunity,
  updateOpportunity,
} from '#areas/opportunities/contract/opportunity.calls.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { messageAtFields } from '#ui/form/message-at-fields.ts';
import { type OpportunityForm, opportunityBody } from './opportunity-shape.ts';

export interface Saved {
  readonly opportunity: OpportunityView;
  /** What the form asked for. */
  readonly form: OpportunityForm;
  /** Why it was saved but not published. */
  readonly notPublished?: unknown;
}

/** Creates or changes an opportunity and, where the form asks for it, publishes it. */
export function useSaveOpportunity(opportunity: OpportunityView | null): (form: OpportunityForm) => Promise<Saved> {
  const create = useAction(createOpportunity);
  const update = useAction(updateOpportunity);
  const publish = useAction(publishOpportunity);

  const store = async (form: OpportunityForm) => {
    const body = opportunityBody(form);
    if (!opportunity) return create.mutateAsync({ body });
    const { _id: id, version } = opportunity;
    return update.mutateAsync({ params: { id }, body: { ...body, version } });
  };
  return async (form) => {
    const stored = await store(form)
      .catch(messageAtFields('opportunities.nameExits'))
      .catch(messageAtFields('opportunities.belowAccepted'))
      .catch(peopleAtCompanies);
    const isPublished = stored.opportunity.state === 'published';
    if (form.when !== 'now' || isPublished) return { opportunity: stored.opportunity, form };
    try {
      const published = await publish.mutateAsync({ params: { id: stored.opportunity._id } });
      return { opportunity: published.opportunity, form };
    } catch (notPublished) {
      return { opportunity: stored.opportunity, form, notPublished };
    }
  };
}

/** People are chosen with their companies, so what is wrong with them is said there. */
function peopleAtCompanies(error: unknown): never {
  if (!(error instanceof ApiError) || !error.fields.usersCompaniesAssociated) throw error;
  const { usersCompaniesAssociated: people, ...fields } = error.fields;
  const { status, code, message, retryAfter } = error;
  throw new ApiError(status, { code, message, fields: { associatedCompanies: people, ...fields } }, retryAfter);
}
