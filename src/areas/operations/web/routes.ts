import { screens } from '#areas/operations/area.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { defineRoutes, withProps } from '#ui/routing/routes.ts';

const list = (kind: OperationKind) => ({
  isList: true as const,
  load: withProps({ kind }, () => import('./list/operations-screen.tsx')),
});
const detail = (kind: OperationKind) => withProps({ kind }, () => import('./detail/operation-screen.tsx'));
const create = (kind: OperationKind) => withProps({ kind }, () => import('./form/create-operation-screen.tsx'));
const update = (kind: OperationKind) => withProps({ kind }, () => import('./form/update-operation-screen.tsx'));

export const routes = defineRoutes(screens, {
  operations: list('normal'),
  createOperation: create('normal'),
  createOperationForTruck: create('normal'),
  operation: detail('normal'),
  updateOperation: update('normal'),
  agroOperations: list('agro'),
  createAgroOperation: create('agro'),
  agroOperation: detail('agro'),
  updateAgroOperation: update('agro'),
  stageTemplates: { isList: true, load: () => import('./templates/templates-screen.tsx') },
  createStageTemplate: () => import('./templates/create-template-screen.tsx'),
  updateStageTemplate: () => import('./templates/update-template-screen.tsx'),
});
