import { tracksShown } from '#areas/routes/server/index.ts';
import * as views from '#areas/tracking/contract/view-log.calls.ts';
import * as mine from '#areas/trips/contract/driver-report.calls.ts';
import { positionsShown } from '#areas/trips/server/index.ts';
import { route } from '#platform/http/route.ts';
import { listen } from '#platform/listeners.ts';
import type { TrackingPart } from '../part.ts';
import { erase } from './erase.service.ts';
import { noteViews } from './position-view.repository.ts';
import { retentionJob, retentionSchedule } from './retention.job.ts';
import { readLinked, readMine, readOfOrder } from './viewers.service.ts';

export const privacyPart: TrackingPart = {
  routes: [
    route(mine.readMyViewers, (context, { params }) => readMine(context, params.id)),
    route(mine.readLinkedViewers, (context, { params }) => readLinked(context, params.loadOrderId)),
    route(views.readViewers, (context, { params }) => readOfOrder(context, params.id)),
    route(views.erasePositions, (context, { params, body }) => erase(context, params.driverId, body.reason)),
  ],
  jobs: [retentionJob],
  cron: [retentionSchedule],
  listeners: [
    listen(positionsShown, ({ trx }, shown) => noteViews(trx, shown)),
    listen(tracksShown, ({ trx }, shown) => noteViews(trx, { ...shown, way: 'replay' })),
  ],
};
