import { ALL_OPTION, isNoFilter, MERGED_ID_SEPARATOR } from '#kernel/list-definition.ts';

/** `a~b,c` → `a~b` and `c`: ids that share a label stay together, as the server offered them. */
export function groupsOf(text: string): readonly string[] {
  if (isNoFilter(text)) return [];
  const groups = text.split(',').map((group) => group.trim());
  return [...new Set(groups.filter(Boolean))];
}

export const joinGroups = (groups: readonly string[]): string => groups.join(',');

const idsOf = (group: string) => group.split(MERGED_ID_SEPARATOR);

/** A label may have gained or lost an id since it was chosen: one common id is enough to be the same. */
export function isSameGroup(one: string, other: string): boolean {
  const ids = new Set(idsOf(one));
  return idsOf(other).some((id) => ids.has(id));
}

export const isChosen = (text: string, id: string): boolean => groupsOf(text).some((group) => isSameGroup(group, id));

/** Adds or removes one option; the option for "all" removes every other. */
export function toggled(text: string, id: string): string {
  if (id === String(ALL_OPTION._id)) return '';
  const others = groupsOf(text).filter((group) => !isSameGroup(group, id));
  return joinGroups(isChosen(text, id) ? others : [...others, id]);
}
