import { IMPORT_CALLS } from '#areas/imports/contract/import.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { importFile, seedTemplate } from './import.service.ts';
import { TARGETS } from './targets/targets.ts';

export const importRoutes: readonly AnyRoute[] = TARGETS.flatMap((target) => {
  const { send, template } = IMPORT_CALLS[target.id];
  return [
    route(send, (context, { body }) => importFile(context, target, body)),
    route(template, (context, { body }) => seedTemplate(context, target, body)),
  ];
});
