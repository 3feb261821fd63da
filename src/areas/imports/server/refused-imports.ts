import { screens } from '#areas/imports/area.ts';
import { holds } from '#kernel/permission.ts';
import { addressOf } from '#kernel/screens.ts';
import type { ExceptionSource } from '#platform/exceptions/exception.ts';
import { findRefused } from './import.repository.ts';
import type { ImportTarget } from './import-target.ts';

/** Spreadsheets that were refused and not imported since, of the kinds the reader may import; opens the latest. */
export function refusedImports(targets: readonly ImportTarget[]): ExceptionSource {
  return {
    kind: 'imports',
    label: 'imports.refused',
    find: async ({ actor, trx }) => {
      const mine = targets
        .map(({ definition }) => definition)
        .filter(({ permission }) => holds(actor.permissions, permission));
      const [latest, ...others] =
        actor.companyId === null
          ? []
          : await findRefused(
              trx,
              mine.map(({ id }) => id),
            );
      if (latest === undefined) return undefined;
      return { count: others.length + 1, address: addressOf(screens.uploader, { type: latest }) };
    },
  };
}
