import { importCallsOf } from '#areas/imports/contract/import.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { importFile, readFile, seedTemplate } from './import.service.ts';
import type { ImportTarget } from './import-target.ts';

export function importRoutes(targets: readonly ImportTarget[]): readonly AnyRoute[] {
  return targets.flatMap((target) => {
    const { send, template } = importCallsOf(target.definition);
    return [
      route(send, {
        before: (context, { body }) => readFile(context, body.file),
        handle: (context, { body }, sheets) => importFile(context, target, body, sheets),
      }),
      route(template, (context, { body }) => seedTemplate(context, target, body)),
    ];
  });
}
