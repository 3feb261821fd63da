import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  operation: {
    names: {
      'show-exportation': {
        label: label('Ver documentos de exportação', 'Ver documentos de exportación', 'See export documents'),
        roles: ['operator', 'shipper', 'auditor'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  documents: { path: 'operation/show/{operationId}/documents', guard: 'show-exportation' },
  checklist: { path: 'operation/show/{operationId}/documents/{loadOrderId}/checklist', guard: 'show-exportation' },
  checklistVersion: {
    path: 'operation/show/{operationId}/documents/{loadOrderId}/checklist/{checklistId}',
    guard: 'show-exportation',
  },
  contract: { path: 'operation/show/{operationId}/documents/{loadOrderId}/contract', guard: 'show-exportation' },
  contractVersion: {
    path: 'operation/show/{operationId}/documents/{loadOrderId}/contract/{contractId}',
    guard: 'show-exportation',
  },
  updateDocuments: { path: 'operation/update/{operationId}/documents', guard: 'show-exportation' },
  updateChecklist: {
    path: 'operation/update/{operationId}/documents/{loadOrderId}/checklist',
    guard: 'show-exportation',
  },
  updateChecklistVersion: {
    path: 'operation/update/{operationId}/documents/{loadOrderId}/checklist/{checklistId}',
    guard: 'show-exportation',
  },
  updateContract: {
    path: 'operation/update/{operationId}/documents/{loadOrderId}/contract',
    guard: 'show-exportation',
  },
  updateContractVersion: {
    path: 'operation/update/{operationId}/documents/{loadOrderId}/contract/{contractId}',
    guard: 'show-exportation',
  },
});

/** Checklists and contracts of the orders of an operation. */
export const area = defineArea({
  tables: ['load_order_form'],
  permissions,
  screens,
});
