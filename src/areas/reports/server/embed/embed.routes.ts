import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { readEmbed, readEmbeds, readFrame, saveEmbed, tryEmbed } from '../../contract/embed/embed.calls.ts';
import { REPORT_SCREENS } from '../../rules/report-screen.ts';
import { chosenFor, open, readAll, save, triedFor } from './embed.service.ts';
import { framePage } from './embed-frame.ts';

export const embedRoutes: readonly AnyRoute[] = [
  ...REPORT_SCREENS.map((screen) =>
    route(readEmbed[screen], {
      admit: (context) => chosenFor(context, screen),
      before: (context, _input, chosen) => open(context, chosen),
      handle: async (_context, _input, opened) => opened,
    }),
  ),
  route(readFrame, async ({ services, now }, { params }) => framePage(services.config, params.ticket, now)),
  readingRoute(readEmbeds, (context) => readAll(context)),
  route(saveEmbed, (context, { params, body }) => save(context, params.screen, body)),
  route(tryEmbed, {
    admit: (context, { body }) => triedFor(context, body),
    before: (context, _input, chosen) => open(context, chosen),
    handle: async (_context, _input, opened) => opened,
  }),
];
