import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  opportunity: {
    label: label('Oportunidades', 'Oportunidades', 'Opportunities'),
    order: 60,
    names: {
      'opportunity-read': {
        label: label(
          'Ver oportunidades da empresa',
          'Ver oportunidades de la empresa',
          'See the company’s opportunities',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'auditor'],
      },
      'opportunity-read-created': {
        label: label(
          'Ver as oportunidades que a pessoa criou',
          'Ver las oportunidades que la persona creó',
          'See the opportunities the person created',
        ),
        roles: ['operator', 'shipper', 'agro-shipper', 'auditor'],
      },
      'opportunity-write': {
        label: label(
          'Criar, publicar e adjudicar oportunidades',
          'Crear, publicar y adjudicar oportunidades',
          'Create, publish and award opportunities',
        ),
        added: true,
        roles: ['operator', 'shipper', 'agro-shipper'],
      },
      'opportunity-read-external': {
        label: label('Ver oportunidades recebidas', 'Ver oportunidades recibidas', 'See opportunities received'),
        roles: ['operator', 'transport-company', 'trucker', 'auditor'],
      },
      'opportunity-read-my-postulations': {
        label: label('Ver as próprias candidaturas', 'Ver las propias postulaciones', 'See own applications'),
        roles: ['operator', 'transport-company', 'trucker', 'auditor'],
      },
      'opportunity-postulate': {
        label: label(
          'Candidatar-se a oportunidades e negociar',
          'Postularse a oportunidades y negociar',
          'Apply for opportunities and negotiate',
        ),
        added: true,
        roles: ['operator', 'transport-company', 'trucker'],
      },
      'opportunity-marketplace': {
        label: label('Usar o mercado de fretes', 'Usar el mercado de fletes', 'Use the freight marketplace'),
        roles: ['operator', 'shipper', 'transport-company', 'trucker'],
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

/** Whoever reads only what they made opens the list and the record too, limited to those. */
const READ = { anyOf: ['opportunity-read', 'opportunity-read-created'] } as const;

export const screens = defineScreens({
  marketplace: {
    path: 'opportunityInMarketplace/list',
    guard: 'opportunity-marketplace',
    menu: { group: 'opportunities', order: 40 },
    home: 70,
  },
  createInMarketplace: { path: 'opportunityInMarketplace/create', guard: 'opportunity-marketplace' },
  marketOpportunity: { path: 'opportunityMarket/show/{opportunityId}', guard: 'opportunity-marketplace' },
  updateMarketOpportunity: { path: 'opportunityMarket/update/{opportunityId}', guard: 'opportunity-marketplace' },
  cloneMarketOpportunity: { path: 'opportunityMarket/clone/{opportunityId}', guard: 'opportunity-marketplace' },
  opportunities: { path: 'opportunity/list', guard: READ, menu: { group: 'opportunities', order: 10 } },
  opportunity: { path: 'opportunity/show/{opportunityId}', guard: READ },
  createOpportunity: { path: 'opportunity/create', guard: READ },
  updateOpportunity: { path: 'opportunity/update/{opportunityId}', guard: READ },
  cloneOpportunity: { path: 'opportunity/clone/{opportunityId}', guard: READ },
  cloneOperation: { path: 'opportunity/clone/operation/{operationId}', guard: 'open' },
  publishedOpportunities: {
    path: 'opportunity/published/{publicationType}',
    guard: 'opportunity-read-external',
    menu: { group: 'opportunities', order: 20 },
  },
  publishedOpportunity: { path: 'opportunity/published/show/{opportunityId}', guard: 'opportunity-read-external' },
  myPostulations: {
    path: 'opportunity/myPostulations',
    guard: 'opportunity-read-my-postulations',
    menu: { group: 'opportunities', order: 30 },
  },
  outsideView: { path: 'opportunity-view/{alias}', guard: 'public' },
  createOperationOfPostulation: { path: 'operation/create/{opportunityId}/{postulationId}', guard: 'operation-write' },
});

/** Freight that is offered, in the marketplace or to chosen companies, and who applies for it. */
export const area = defineArea({
  tables: [
    'opportunity',
    'opportunity_reader',
    'postulation',
    'postulation_offer',
    'opportunity_event',
    'saved_lane',
    'opportunity_watch',
    'opportunity_message',
  ],
  permissions,
  screens,
  menu: {
    marketplace: label('Marketplace', 'Marketplace', 'Marketplace'),
    opportunities: label('Oportunidades criadas', 'Oportunidades creadas', 'Created opportunities'),
    publishedOpportunities: label('Oportunidades recebidas', 'Oportunidades recibidas', 'Received opportunities'),
    myPostulations: label('Minhas candidaturas', 'Mis postulaciones', 'My applications'),
  },
  actions: {
    newOpportunity: label('Nova oportunidade', 'Nueva oportunidad', 'New opportunity'),
  },
  titles: {
    opportunity: label('Oportunidades', 'Oportunidades', 'Opportunities'),
    opportunityInMarketplace: label('Oportunidades', 'Oportunidades', 'Opportunities'),
    opportunityMarket: label('Oportunidades', 'Oportunidades', 'Opportunities'),
  },
});
