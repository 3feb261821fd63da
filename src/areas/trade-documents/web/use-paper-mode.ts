import { WRITE_EXPORTATION } from '#areas/operations/contract/operation.permissions.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import type { PaperMode } from './addresses.ts';
import type { PaperScreenProps } from './paper-screen-props.ts';

/** As the address says, but nobody writes who may only look. */
export function usePaperMode({ mode }: PaperScreenProps): PaperMode {
  return useHolds(WRITE_EXPORTATION) ? mode : 'show';
}
