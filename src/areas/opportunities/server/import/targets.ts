import type { ImportTarget } from '#areas/imports/server/index.ts';
import { opportunityTarget } from './opportunity.target.ts';

export const importTargets: readonly ImportTarget[] = [opportunityTarget];
