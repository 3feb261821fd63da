import { ALL_OPTION, type FilterOption, isNoFilter, MERGED_ID_SEPARATOR } from '#kernel/list-definition.ts';

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

/** "All", then the chosen options, wherever they are among the pages, then everything else. */
export function chosenFirst(
  offered: readonly FilterOption[],
  chosen: readonly FilterOption[],
): readonly FilterOption[] {
  const isAll = ({ _id }: FilterOption) => _id === ALL_OPTION._id;
  const isChosen = ({ _id }: FilterOption) => chosen.some((one) => isSameGroup(String(one._id), String(_id)));
  // The offered option has all ids of its label, the chosen one may have only some of them.
  const first = chosen.map((one) => offered.find(({ _id }) => isSameGroup(String(_id), String(one._id))) ?? one);
  return [...offered.filter(isAll), ...first, ...offered.filter((option) => !isAll(option) && !isChosen(option))];
}
