import type { TradeDocumentMode } from '#areas/operations/contract/operation-addresses.ts';
import { type AreaScreen, screenWith } from '#ui/routing/area-screen.ts';

/** They say how the orders stand they belong to. */
const words = ['load-orders'];

function screensIn(mode: TradeDocumentMode): AreaScreen[] {
  const path = `operation/${mode}/{operationId}/documents`;
  const checklist = screenWith({ mode }, () => import('#areas/trade-documents/web/checklist-screen.tsx'));
  const contract = screenWith({ mode }, () => import('#areas/trade-documents/web/contract-screen.tsx'));
  return [
    { path, screen: screenWith({ mode }, () => import('#areas/trade-documents/web/trade-documents-screen.tsx')) },
    { path: `${path}/{loadOrderId}/checklist`, screen: checklist },
    { path: `${path}/{loadOrderId}/checklist/{checklistId}`, screen: checklist },
    { path: `${path}/{loadOrderId}/contract`, screen: contract },
    { path: `${path}/{loadOrderId}/contract/{contractId}`, screen: contract },
  ];
}

export const tradeDocumentScreens: readonly AreaScreen[] = [...screensIn('show'), ...screensIn('update')].map(
  (screen) => ({
    ...screen,
    words,
  }),
);
