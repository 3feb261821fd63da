import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  features: {
    names: {
      'show-additional-documents': {
        label: label('Ver documentos adicionais', 'Ver documentos adicionales', 'See additional documents'),
        roles: ['operator', 'transport-company', 'auditor'],
      },
      'hide-ownership-reverse-documents': {
        label: label(
          'Sem o verso dos documentos de propriedade',
          'Sin el reverso de los documentos de propiedad',
          'Without the reverse of ownership documents',
        ),
        special: 'restriction',
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  requiredDocuments: {
    path: 'requiredDocuments',
    guard: { anyOf: ['company-profile-read', 'company-profile-write'] },
    menu: { group: 'configuration', order: 35 },
  },
});

/** Documents of drivers and vehicles, and when they expire. */
export const area = defineArea({
  tables: ['document', 'required_documents'],
  permissions,
  screens,
  menu: {
    requiredDocuments: label('Documentos exigidos', 'Documentos exigidos', 'Required documents'),
  },
});
