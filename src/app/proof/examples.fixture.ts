import type { Example } from './example.fixture.ts';
import { companyExamples } from './examples/companies.fixture.ts';
import { documentExamples } from './examples/documents.fixture.ts';
import { driverExamples } from './examples/drivers.fixture.ts';
import { fleetOcrExamples } from './examples/fleet-ocr.fixture.ts';
import { homologationExamples } from './examples/homologation.fixture.ts';
import { importExamples } from './examples/imports.fixture.ts';
import { loadOrderLifecycleExamples } from './examples/load-order-lifecycle.fixture.ts';
import { loadOrderExamples } from './examples/load-orders.fixture.ts';
import { machineryExamples } from './examples/machinery.fixture.ts';
import { notificationExamples } from './examples/notifications.fixture.ts';
import { operationExamples } from './examples/operations.fixture.ts';
import { outsideExamples } from './examples/outside.fixture.ts';
import { partnerExamples } from './examples/partners.fixture.ts';
import { sessionExamples } from './examples/session.fixture.ts';
import { userExamples } from './examples/users.fixture.ts';
import { vehicleExamples } from './examples/vehicles.fixture.ts';

const ALL: readonly Example[] = [
  ...machineryExamples,
  ...sessionExamples,
  ...companyExamples,
  ...userExamples,
  ...documentExamples,
  ...partnerExamples,
  ...driverExamples,
  ...vehicleExamples,
  ...homologationExamples,
  ...fleetOcrExamples,
  ...loadOrderExamples,
  ...loadOrderLifecycleExamples,
  ...operationExamples,
  ...outsideExamples,
  ...notificationExamples,
  ...importExamples,
];

/** For every call a request that is right in every way; the proofs fail when a call has none. */
export const EXAMPLES: ReadonlyMap<string, Example> = new Map(ALL.map((example) => [example.callId, example]));
