import type { Icon } from '@tabler/icons-react';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import { spelledTogether } from '#kernel/search-calls.ts';
import type { PaletteGroup, PaletteItem, PaletteRecord, Verb } from './palette-item.ts';

/** Actions offered for the best record of a kind while no verb is typed. */
const OFFERED = 2;

interface FoundKind {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly records: readonly PaletteRecord[];
}

interface Doing {
  readonly verbs: readonly Verb[];
  readonly textOf: (verb: Verb, name: string) => string;
  readonly open: (address: string) => void;
}

/** The records of a kind, and what can be done with them: with all of them by the typed verb, else with the best. */
export function groupOf({ id, label, icon, records }: FoundKind, { verbs, textOf, open }: Doing): PaletteGroup {
  const items = records.map((record): PaletteItem => {
    const { id: recordId, label: name, detail } = record;
    const run = 'run' in record ? record.run : () => open(record.address);
    return { id: `${id} ${recordId}`, label: name, ...(detail ? { detail } : {}), ...(icon ? { icon } : {}), run };
  });
  const actionsOf = ({ id: recordId, label: name, actions = [] }: PaletteRecord) =>
    actions.map(({ verb, address }) => ({
      verb,
      item: { id: `${id} ${recordId} ${verb}`, label: textOf(verb, name), icon: IconBolt, run: () => open(address) },
    }));
  if (verbs.length > 0) {
    const done = records.flatMap(actionsOf).filter(({ verb }) => verbs.includes(verb));
    return { id, label, items: [...done.map(({ item }) => item), ...items] };
  }
  const [best, ...others] = items;
  const offered = records.slice(0, 1).flatMap(actionsOf).slice(0, OFFERED);
  return { id, label, items: best ? [best, ...offered.map(({ item }) => item), ...others] : [] };
}

/** Kinds with a record that is called as typed come first: a plate is a truck before it is in an order. */
export function bestFirst(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const typed = spelledTogether(text);
  const isCalledSo = ({ items }: PaletteGroup) => items.some(({ label }) => spelledTogether(label) === typed);
  return [...groups.filter(isCalledSo), ...groups.filter((group) => !isCalledSo(group))].filter(
    ({ items }) => items.length > 0,
  );
}
