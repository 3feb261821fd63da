import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  'company-profile': {
    label: label('Perfil da empresa', 'Perfil de la empresa', 'Company profile'),
    order: 10,
    names: {
      'company-profile-read': {
        label: label('Ver o perfil da empresa', 'Ver el perfil de la empresa', 'See the company profile'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company', 'auditor'],
      },
      'company-profile-write': {
        label: label('Editar o perfil da empresa', 'Editar el perfil de la empresa', 'Edit the company profile'),
        roles: ['shipper', 'transport-company'],
      },
    },
  },
  companies: {
    label: label('Empresas', 'Empresas', 'Companies'),
    order: 150,
    names: {
      'companies-read': {
        label: label('Gerir todas as empresas', 'Gestionar todas las empresas', 'Manage all companies'),
        platformOnly: true,
      },
    },
  },
  'associated-companies': {
    label: label('Empresas associadas', 'Empresas asociadas', 'Associated companies'),
    order: 200,
    names: {
      'associated-companies': {
        label: label('Gerir empresas associadas', 'Gestionar empresas asociadas', 'Manage associated companies'),
        roles: ['operator', 'shipper', 'agro-shipper', 'transport-company'],
      },
    },
  },
  actions: {
    names: {
      'view-company-countries': {
        label: label('Ver os países da empresa', 'Ver los países de la empresa', 'See the countries of the company'),
        roles: ['auditor'],
      },
    },
  },
  features: {
    names: {
      'tropeiro-companies': {
        label: label(
          'Vocabulário das empresas Tropeiro',
          'Vocabulario de las empresas Tropeiro',
          'Wording of Tropeiro companies',
        ),
        special: 'wording',
      },
      'forbid-modify-logo': {
        label: label('Proibido mudar o logotipo', 'Prohibido cambiar el logo', 'Not allowed to change the logo'),
        special: 'restriction',
      },
      'forbid-modify-color': {
        label: label('Proibido mudar a cor', 'Prohibido cambiar el color', 'Not allowed to change the colour'),
        special: 'restriction',
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

export const screens = defineScreens({
  profile: {
    path: 'company',
    guard: { anyOf: ['company-profile-read', 'company-profile-write'] },
    menu: { group: 'configuration', order: 30 },
    platform: true,
  },
  associations: {
    path: 'associatedCompany',
    guard: 'open',
    menu: { group: 'administration', order: 10, shownTo: 'associated-companies' },
  },
  companies: {
    path: 'companies',
    guard: 'companies-read',
    menu: { group: 'companies', order: 10, renamed: [{ to: 'platformCompanies', when: 'tropeiro-companies' }] },
    platform: true,
  },
  createCompany: { path: 'companies/create', guard: 'companies-read', platform: true },
  updateCompany: { path: 'companies/update/{companyId}', guard: 'companies-read', platform: true },
});

/** The company itself, the companies it works with, and the companies of the platform. */
export const area = defineArea({
  tables: [
    'company',
    'company_address',
    'company_association',
    'company_document',
    'company_favourite',
    'company_operator',
    'company_usage',
    'type_operation',
  ],
  permissions,
  screens,
  menu: {
    profile: label('Empresa', 'Empresa', 'Company'),
    associations: label('Empresas associadas', 'Empresas asociadas', 'Associated companies'),
    companies: label('Gestão de empresas', 'Gestión de empresas', 'Company management'),
  },
  actions: {
    newCompany: label('Nova empresa', 'Nueva empresa', 'New company'),
    update: label('Editar {{name}}', 'Editar {{name}}', 'Edit {{name}}'),
  },
  renamed: {
    platformCompanies: label('Empresas Tropeiro', 'Empresas Tropeiro', 'Tropeiro companies'),
  },
});
