import { type ComponentType, createElement } from 'react';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';
import type { PaperMode } from './addresses.ts';

/** One screen for both kinds of operation and both ways to look at papers: the address says which. */
function screenWith<P extends object>(
  props: P,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): AreaScreen['screen'] {
  return async () => {
    const { default: Screen } = await load();
    return { default: () => createElement(Screen, props) };
  };
}

const list = (kind: OperationKind) => screenWith({ kind }, () => import('./list/operations-screen.tsx'));
const detail = (kind: OperationKind) => screenWith({ kind }, () => import('./detail/operation-screen.tsx'));
const create = (kind: OperationKind) => screenWith({ kind }, () => import('./form/create-operation-screen.tsx'));
const update = (kind: OperationKind) => screenWith({ kind }, () => import('./form/update-operation-screen.tsx'));

function paperScreens(mode: PaperMode): AreaScreen[] {
  const path = `operation/${mode}/{operationId}/documents`;
  const checklist = screenWith({ mode }, () => import('#areas/trade-documents/web/checklist-screen.tsx'));
  const contract = screenWith({ mode }, () => import('#areas/trade-documents/web/contract-screen.tsx'));
  return [
    { path, screen: screenWith({ mode }, () => import('#areas/trade-documents/web/papers-screen.tsx')) },
    { path: `${path}/{loadOrderId}/checklist`, screen: checklist },
    { path: `${path}/{loadOrderId}/checklist/{checklistId}`, screen: checklist },
    { path: `${path}/{loadOrderId}/contract`, screen: contract },
    { path: `${path}/{loadOrderId}/contract/{contractId}`, screen: contract },
  ];
}

export const operationsScreens: readonly AreaScreen[] = [
  { path: 'operation/normal', screen: list('normal') },
  { path: 'operation/create', screen: create('normal') },
  { path: 'operation/create/{assignedPlate}', screen: create('normal') },
  { path: 'operation/show/{operationId}', screen: detail('normal') },
  { path: 'operation/update/{operationId}', screen: update('normal') },
  { path: 'operation/agro', screen: list('agro') },
  { path: 'operation/agro/create', screen: create('agro') },
  { path: 'operation/agro/show/{operationId}', screen: detail('agro') },
  { path: 'operation/agro/update/{operationId}', screen: update('agro') },
  ...paperScreens('show'),
  ...paperScreens('update'),
  { path: 'stageTemplate', screen: () => import('./templates/templates-screen.tsx') },
  { path: 'stageTemplate/create', screen: () => import('./templates/create-template-screen.tsx') },
  { path: 'stageTemplate/update/{id}', screen: () => import('./templates/update-template-screen.tsx') },
];
