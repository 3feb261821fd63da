import { defineArea, definePermissions, label, type NamesIn } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

const permissions = definePermissions({
  news: {
    label: label('Notícias', 'Noticias', 'News'),
    order: 100,
    names: {
      'news-bo-read': {
        label: label('Ver notícias: Bolívia', 'Ver noticias: Bolivia', 'See news: Bolivia'),
        roles: ['auditor'],
      },
      'news-bo-write': {
        label: label('Publicar notícias: Bolívia', 'Publicar noticias: Bolivia', 'Publish news: Bolivia'),
      },
      'news-cl-read': {
        label: label('Ver notícias: Chile', 'Ver noticias: Chile', 'See news: Chile'),
        roles: ['auditor'],
      },
      'news-cl-write': { label: label('Publicar notícias: Chile', 'Publicar noticias: Chile', 'Publish news: Chile') },
      'news-py-read': {
        label: label('Ver notícias: Paraguai', 'Ver noticias: Paraguay', 'See news: Paraguay'),
        roles: ['auditor'],
      },
      'news-py-write': {
        label: label('Publicar notícias: Paraguai', 'Publicar noticias: Paraguay', 'Publish news: Paraguay'),
      },
      'news-pe-read': {
        label: label('Ver notícias: Peru', 'Ver noticias: Perú', 'See news: Peru'),
        roles: ['auditor'],
      },
      'news-pe-write': { label: label('Publicar notícias: Peru', 'Publicar noticias: Perú', 'Publish news: Peru') },
      'news-mx-read': {
        label: label('Ver notícias: México', 'Ver noticias: México', 'See news: Mexico'),
        roles: ['auditor'],
      },
      'news-mx-write': {
        label: label('Publicar notícias: México', 'Publicar noticias: México', 'Publish news: Mexico'),
      },
    },
  },
  benefits: {
    label: label('Benefícios', 'Beneficios', 'Benefits'),
    order: 110,
    names: {
      'benefits-bo-read': {
        label: label('Ver benefícios: Bolívia', 'Ver beneficios: Bolivia', 'See benefits: Bolivia'),
        roles: ['auditor'],
      },
      'benefits-bo-write': {
        label: label(
          'Criar e editar benefícios: Bolívia',
          'Crear y editar beneficios: Bolivia',
          'Create and edit benefits: Bolivia',
        ),
      },
      'benefits-cl-read': {
        label: label('Ver benefícios: Chile', 'Ver beneficios: Chile', 'See benefits: Chile'),
        roles: ['auditor'],
      },
      'benefits-cl-write': {
        label: label(
          'Criar e editar benefícios: Chile',
          'Crear y editar beneficios: Chile',
          'Create and edit benefits: Chile',
        ),
      },
      'benefits-py-read': {
        label: label('Ver benefícios: Paraguai', 'Ver beneficios: Paraguay', 'See benefits: Paraguay'),
        roles: ['auditor'],
      },
      'benefits-py-write': {
        label: label(
          'Criar e editar benefícios: Paraguai',
          'Crear y editar beneficios: Paraguay',
          'Create and edit benefits: Paraguay',
        ),
      },
      'benefits-pe-read': {
        label: label('Ver benefícios: Peru', 'Ver beneficios: Perú', 'See benefits: Peru'),
        roles: ['auditor'],
      },
      'benefits-pe-write': {
        label: label(
          'Criar e editar benefícios: Peru',
          'Crear y editar beneficios: Perú',
          'Create and edit benefits: Peru',
        ),
      },
      'benefits-mx-read': {
        label: label('Ver benefícios: México', 'Ver beneficios: México', 'See benefits: Mexico'),
        roles: ['auditor'],
      },
      'benefits-mx-write': {
        label: label(
          'Criar e editar benefícios: México',
          'Crear y editar beneficios: México',
          'Create and edit benefits: Mexico',
        ),
      },
    },
  },
});

declare module '#kernel/permission.ts' {
  interface PermissionNames extends NamesIn<typeof permissions> {}
}

const WRITE_BENEFITS = {
  anyOf: ['benefits-bo-write', 'benefits-cl-write', 'benefits-py-write', 'benefits-pe-write', 'benefits-mx-write'],
} as const;

export const screens = defineScreens({
  news: {
    path: 'news',
    guard: {
      anyOf: [
        'news-bo-read',
        'news-bo-write',
        'news-cl-read',
        'news-cl-write',
        'news-py-read',
        'news-py-write',
        'news-pe-read',
        'news-pe-write',
        'news-mx-read',
        'news-mx-write',
      ],
    },
    menu: { group: 'content', order: 10 },
    platform: true,
  },
  /** For their readers: everything that is published for them. */
  readerNews: { path: 'news/all', guard: 'open', palette: true },
  /** What everybody reads, also drivers: it opens from a card or from a link that was sent. */
  article: { path: 'news/read/{newsId}', guard: 'open' },
  benefits: {
    path: 'benefits',
    guard: {
      anyOf: [
        'benefits-bo-read',
        'benefits-bo-write',
        'benefits-cl-read',
        'benefits-cl-write',
        'benefits-py-read',
        'benefits-py-write',
        'benefits-pe-read',
        'benefits-pe-write',
        'benefits-mx-read',
        'benefits-mx-write',
      ],
    },
    menu: { group: 'content', order: 20 },
    platform: true,
  },
  createBenefit: { path: 'benefits/create', guard: WRITE_BENEFITS },
  updateBenefit: { path: 'benefits/update/{benefitId}', guard: WRITE_BENEFITS },
  /** What is offered to a person, and what they took. */
  myBenefits: { path: 'benefits/mine', guard: 'open', menu: { group: 'profile', order: 20 } },
});

/** News and benefits by country. */
export const area = defineArea({
  tables: ['article', 'article_reading', 'benefit', 'benefit_taking'],
  permissions,
  screens,
  menu: {
    news: label('Notícias', 'Noticias', 'News'),
    readerNews: label('Todas as notícias', 'Todas las noticias', 'All news'),
    benefits: label('Benefícios', 'Beneficios', 'Benefits'),
    myBenefits: label('Meus benefícios', 'Mis beneficios', 'My benefits'),
  },
  actions: {
    newArticle: label('Nova notícia', 'Nueva noticia', 'New article'),
    newBenefit: label('Novo benefício', 'Nuevo beneficio', 'New benefit'),
  },
});
