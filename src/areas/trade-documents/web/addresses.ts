import { screens } from '#areas/trade-documents/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** Documents are read under `show` and written under `update`. */
export type TradeDocumentMode = 'show' | 'update';
export type TradeDocumentKind = 'checklist' | 'contract';

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

export const tradeDocumentsAddress = (mode: TradeDocumentMode, operationId: string): string =>
  addressOf(SCREENS[mode].list, { operationId });

/** A document of an order: the latest, or the one in the address. */
export function tradeDocumentAddress(
  mode: TradeDocumentMode,
  operationId: string,
  loadOrderId: string,
  kind: TradeDocumentKind,
  tradeDocumentId?: string,
): string {
  const params = { operationId, loadOrderId };
  if (tradeDocumentId === undefined) return addressOf(SCREENS[mode][kind], params);
  return kind === 'checklist'
    ? addressOf(SCREENS[mode].checklistVersion, { ...params, checklistId: tradeDocumentId })
    : addressOf(SCREENS[mode].contractVersion, { ...params, contractId: tradeDocumentId });
}
