import type { PublicLinkView } from '#areas/sharing/contract/public-link.shapes.ts';
import { linkState } from '#areas/sharing/rules/public-link.ts';
import type { SharedLink } from './link.repository.ts';

export function presentLink(link: SharedLink, now: Date): PublicLinkView {
  return {
    _id: link.id,
    purpose: link.purpose,
    loadingOrderId: link.order_id,
    operationId: link.operation_id,
    clientId: link.client_id,
    shows: [...link.shows],
    language: link.language,
    recipient: link.recipient,
    mail: link.mail,
    notices: [...link.notices],
    state: linkState({ expiresAt: link.expires_at, revokedAt: link.revoked_at }, now),
    expiresAt: link.expires_at.toISOString(),
    revokedAt: link.revoked_at?.toISOString() ?? null,
    accessCount: link.access_count,
    lastAccessAt: link.last_access_at?.toISOString() ?? null,
    createdBy: link.created_by === null ? null : { _id: link.created_by, name: link.created_by_name ?? '' },
    createdAt: link.created_at.toISOString(),
  };
}
