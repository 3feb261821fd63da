const PAGE_SIZES = [10, 20, 50] as const;
const DEFAULT_PAGE_SIZE = 10;

/** A list that may have a page size of its own. */
interface Sized {
  readonly defaultSize?: number;
}

export const defaultSize = ({ defaultSize: size = DEFAULT_PAGE_SIZE }: Sized): number => size;

/** The sizes one may choose: the usual ones, and that of the list itself. */
export const pageSizes = (list: Sized): readonly number[] => [...new Set([...PAGE_SIZES, defaultSize(list)])];
