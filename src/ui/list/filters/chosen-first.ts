import { ALL_OPTION, type FilterOption } from '#kernel/list-definition.ts';
import { isSameGroup } from '../state/chosen-values.ts';

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
