import { locationStateOf } from '#areas/tracking/rules/location-request.ts';
import { locationQuestion } from '#areas/trips/server/index.ts';
import { provide } from '#platform/ports.ts';
import { lastRequests } from './location-request.repository.ts';

/** What is asked on the driver's page. */
export const locationQuestionProvided = provide(locationQuestion, async ({ trx, now }, order) => {
  const open = (await lastRequests(trx, order)).find((request) => locationStateOf(request, now) === 'asked');
  if (!open) return null;
  const { id: _id, asked_by_name: by, asked_at, expires_at } = open;
  return { _id, by, askedAt: asked_at.toISOString(), expiresAt: expires_at.toISOString() };
});
