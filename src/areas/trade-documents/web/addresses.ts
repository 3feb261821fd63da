import { screens } from '#areas/trade-documents/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** Documents are looked at under `show` and written under `update`. */
export type PaperMode = 'show' | 'update';
export type PaperKind = 'checklist' | 'contract';

const SCREENS = {
  show: {
    list: screens.documents,
    checklist: screens.checklist,
    checklistVersion: screens.checklistVersion,
    contract: screens.contract,
    contractVersion: screens.contractVersion,
  },
  update: {
    list: screens.updateDocuments,
    checklist: screens.updateChecklist,
    checklistVersion: screens.updateChecklistVersion,
    contract: screens.updateContract,
    contractVersion: screens.updateContractVersion,
  },
} as const;

export const papersAddress = (mode: PaperMode, operationId: string): string =>
  addressOf(SCREENS[mode].list, { operationId });

/** A document of an order: the latest one, or the one that is named. */
export function paperAddress(
  mode: PaperMode,
  operationId: string,
  loadOrderId: string,
  kind: PaperKind,
  paperId?: string,
): string {
  const params = { operationId, loadOrderId };
  if (paperId === undefined) return addressOf(SCREENS[mode][kind], params);
  return kind === 'checklist'
    ? addressOf(SCREENS[mode].checklistVersion, { ...params, checklistId: paperId })
    : addressOf(SCREENS[mode].contractVersion, { ...params, contractId: paperId });
}
