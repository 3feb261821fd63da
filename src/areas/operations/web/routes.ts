import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { type AreaScreen, screenWith } from '#ui/routing/area-screen.ts';

const list = (kind: OperationKind) => screenWith({ kind }, () => import('./list/operations-screen.tsx'));
const detail = (kind: OperationKind) => screenWith({ kind }, () => import('./detail/operation-screen.tsx'));
const create = (kind: OperationKind) => screenWith({ kind }, () => import('./form/create-operation-screen.tsx'));
const update = (kind: OperationKind) => screenWith({ kind }, () => import('./form/update-operation-screen.tsx'));

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
  { path: 'stageTemplate', screen: () => import('./templates/templates-screen.tsx') },
  { path: 'stageTemplate/create', screen: () => import('./templates/create-template-screen.tsx') },
  { path: 'stageTemplate/update/{id}', screen: () => import('./templates/update-template-screen.tsx') },
];
