import { fleetTypeWords } from '#areas/fleet/contract/fleet-type-words.ts';
import type { FleetType } from '#areas/fleet/rules/fleet-type.ts';
import type { Row, Translate } from '#platform/list/list-source.ts';

/** The fleet type in a spreadsheet, in the reader's own words. */
export function fleetTypeExport(held: ReadonlySet<string>) {
  const words = fleetTypeWords(held);
  return ({ typeOfFleet }: Row, translate: Translate): string | null =>
    typeOfFleet ? translate(words[typeOfFleet as FleetType]) : null;
}
