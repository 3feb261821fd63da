import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  operation: {
    label: label('Operações', 'Operaciones', 'Operations'),
    order: 20,
    names: {
      'operation-read': {
        label: label('Ver operações', 'Ver operaciones', 'See operations'),
        roles: ['operator', 'shipper', 'transport-company', 'auditor'],
      },
      'operation-write': {
        label: label('Criar e editar operações', 'Crear y editar operaciones', 'Create and edit operations'),
        roles: ['operator', 'shipper', 'transport-company'],
      },
      'operation-agro-read': {
        label: label('Ver operações agro', 'Ver operaciones agro', 'See agro operations'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'operation-agro-write': {
        label: label(
          'Criar e editar operações agro',
          'Crear y editar operaciones agro',
          'Create and edit agro operations',
        ),
        roles: ['operator', 'shipper', 'agro-shipper'],
      },
    },
  },
  'stage-template': {
    label: label('Modelos de etapas', 'Plantillas de etapas', 'Stage templates'),
    order: 140,
    names: {
      'stage-template': {
        label: label('Ver modelos de etapas', 'Ver plantillas de etapas', 'See stage templates'),
        roles: ['operator', 'shipper', 'auditor'],
      },
      'stage-template-write': {
        label: label(
          'Criar e editar modelos de etapas',
          'Crear y editar plantillas de etapas',
          'Create and edit stage templates',
        ),
        added: true,
        roles: ['operator', 'shipper'],
      },
    },
  },
  actions: {
    names: {
      'cancel-operations': {
        label: label('Cancelar operações', 'Cancelar operaciones', 'Cancel operations'),
        roles: ['operator', 'shipper', 'agro-shipper'],
      },
      'show-freight-columns': {
        label: label('Ver colunas de frete', 'Ver columnas de flete', 'See freight columns'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

const READ = { anyOf: ['operation-read', 'operation-write'] } as const;
const READ_AGRO = { anyOf: ['operation-agro-read', 'operation-agro-write'] } as const;
const READ_TEMPLATES = { anyOf: ['stage-template', 'stage-template-write'] } as const;

export const screens = defineScreens({
  operations: { path: 'operation/normal', guard: READ, menu: { group: 'management', order: 30 } },
  createOperation: { path: 'operation/create', guard: 'operation-write' },
  createOperationForTruck: { path: 'operation/create/{assignedPlate}', guard: 'operation-write' },
  operation: { path: 'operation/show/{operationId}', guard: READ },
  updateOperation: { path: 'operation/update/{operationId}', guard: 'operation-write' },
  agroOperations: { path: 'operation/agro', guard: READ_AGRO, menu: { group: 'agro', order: 20 } },
  createAgroOperation: { path: 'operation/agro/create', guard: 'operation-agro-write' },
  agroOperation: { path: 'operation/agro/show/{operationId}', guard: READ_AGRO },
  updateAgroOperation: { path: 'operation/agro/update/{operationId}', guard: 'operation-agro-write' },
  stageTemplates: { path: 'stageTemplate', guard: READ_TEMPLATES, menu: { group: 'companies', order: 20 } },
  createStageTemplate: { path: 'stageTemplate/create', guard: 'stage-template-write' },
  updateStageTemplate: { path: 'stageTemplate/update/{id}', guard: READ_TEMPLATES },
});

/** Operations, normal and agro, and templates of their stages. */
export const area = defineArea({
  tables: ['company_series', 'operation', 'stage_template', 'stage_template_version'],
  permissions,
  screens,
  menu: {
    operations: label('Minhas operações', 'Mis operaciones', 'My operations'),
    agroOperations: label('Operações agro', 'Operaciones agro', 'Agro operations'),
    stageTemplates: label('Modelo de etapas', 'Plantilla de etapas', 'Stage template'),
  },
  actions: {
    newOperation: label('Nova operação', 'Nueva operación', 'New operation'),
    newAgroOperation: label('Nova operação agro', 'Nueva operación agro', 'New agro operation'),
    newStageTemplate: label('Novo modelo de etapas', 'Nueva plantilla de etapas', 'New stage template'),
  },
  titles: {
    operation: label('Minhas operações', 'Mis operaciones', 'My operations'),
  },
});
