import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { importFile, seedTemplate } from './import.service.ts';
import type { ImportTarget } from './import-target.ts';

export function importRoutes(targets: readonly ImportTarget[]): readonly AnyRoute[] {
  return targets.flatMap((target) => {
    const { send, template } = importCallsOf(target.definition);
    return [
      route(send, (context, { body }) => importFile(context, target, body)),
      route(template, (context, { body }) => seedTemplate(context, target, body)),
    ];
  });
}
