import {
  findPublicCompany,
  type OrderRecord,
  presentDates,
  presentPublicCompany,
} from '#areas/load-orders/server/index.ts';
import type { WebForm } from '#areas/sharing/contract/web-form.calls.ts';
import { type RequestKind, requestState, takesRequests } from '#areas/sharing/rules/client-request.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OrderLink } from '../links/open-link.ts';
import { listRequests } from './client-request.repository.ts';
import { presentPlace } from './client-view.presenter.ts';
import { listFormEntries } from './web-form.repository.ts';

/** The form as its holder sees it, with the last answers. */
export async function presentForm(trx: Trx, link: OrderLink, order: OrderRecord): Promise<{ schedule: WebForm }> {
  const entries = await listFormEntries(trx, link);
  const proposal = entries.find(({ type }) => type !== 'reassignmentRequested');
  const request = entries.find(({ type }) => type === 'reassignmentRequested');
  const answers = await listRequests(trx, order);
  const answerTo = (kind: RequestKind) => {
    const asked = answers.find((one) => one.kind === kind);
    return { state: requestState(asked?.state ?? 'pending', order.status), answer: asked?.answer ?? null };
  };
  return {
    schedule: {
      loadingOrderCode: order.code,
      loadingOrderStatus: order.status,
      language: link.language,
      company: presentPublicCompany(await findPublicCompany(trx, link.company_id)),
      origin: presentPlace(order.origin, link),
      destination: presentPlace(order.destination, link),
      dates: presentDates(order),
      ...(link.shows.includes('driver') ? { driver: order.driver_name } : {}),
      ...(link.shows.includes('plate') ? { plate: order.plate } : {}),
      open: takesRequests(order.status),
      proposal: proposal
        ? {
            loadingDate: proposal.details.loadingDate ?? '',
            loadingHour: proposal.details.loadingHour ?? null,
            at: proposal.at.toISOString(),
            ...(proposal.type === 'scheduleConfirmed'
              ? { state: 'confirmed' as const, answer: null }
              : answerTo('schedule')),
          }
        : null,
      request: request
        ? { comment: request.reason ?? '', at: request.at.toISOString(), ...answerTo('reassignment') }
        : null,
    },
  };
}
