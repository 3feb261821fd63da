import { readDriverCard, readVehicleCard } from '#areas/fleet/contract/ocr.calls.ts';
import { suggestDriver } from '#areas/fleet/rules/ocr-driver.ts';
import { suggestVehicle } from '#areas/fleet/rules/ocr-vehicle.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readCard } from './ocr.service.ts';

export const ocrRoutes: readonly AnyRoute[] = [
  route(readDriverCard, async (context, { body }) => readCard(context, body, suggestDriver)),
  route(readVehicleCard, async (context, { body }) => readCard(context, body, suggestVehicle)),
];
