import type { Translation } from '#kernel/phrases.ts';
import type { screensPtBR } from './pt-BR.ts';

export const screensEs: Translation<typeof screensPtBR> = {
  screens: {
    theReport: 'el informe',
    answers: {
      overview:
        'Toda la empresa en una página: lo que está en ruta, puntualidad, toneladas, margen, por cobrar y por pagar, transportistas y alertas.',
      operations:
        'Qué está en ruta, qué se atrasa y cuánto rinde: puntualidad, kilómetros, margen, uso de la flota y cuentas por cobrar.',
      shipper:
        'Cómo se atienden las cargas: órdenes sin camión, OTIF por semana, costo por ruta, transportadoras y pagos.',
      agro: 'El ritmo de la zafra: toneladas, vueltas por camión, diferencia de balanza y costo por tonelada.',
      agroShipper: 'Lo prometido contra lo entregado en cada operación: toneladas por día, mermas y transportadoras.',
      security: 'Alertas por tipo y gravedad, viajes sin señal y quién viaja con documentos vencidos.',
      scorecards: 'Transportadoras, conductores y camiones lado a lado, con los indicadores que usted elija.',
      lanes: 'Lo que se mueve en cada ruta, origen, destino o mes: viajes, toneladas, costo y margen.',
      payments: 'Lo que falta cobrar y pagar, por socio, vencimiento, mes o moneda.',
      documents: 'Conductores y vehículos por el primer documento que vence, por flota, tipo o mes.',
    },
    centres: 'Paneles',
    composed: 'Informes que usted compone',
    savedOf: 'Guardados de {{report}}',
    open: 'Abrir',
    openReport: 'Abrir {{report}}',
    none: 'Ningún informe para su rol',
    noneText: 'Hable con el administrador de su empresa.',
  },
  filters: {
    title: 'Filtros',
    period: 'Período',
    periods: { all: 'Todos', '7': '7 días', '14': '14 días', '30': '30 días', custom: 'Personalizado' },
    days: '{{from}} – {{until}}',
    compare: 'Comparar con el período anterior',
    against: 'Comparado con {{from}} – {{until}}',
    client: 'Cliente',
    carrier: 'Transportadora',
    operator: 'Operador',
    lane: 'Ruta',
    country: 'País de origen',
    category: 'Categoría',
    kind: 'Tipo de orden',
    kinds: { normal: 'Estándar', agro: 'Agro', multipoint: 'Multipunto' },
    search: 'Buscar {{filter}}',
    nothing: 'Nada encontrado',
    remove: 'Quitar {{filter}}',
    clear: 'Limpiar filtros',
  },
  states: {
    lists: { normal: 'Órdenes de carga', agro: 'Órdenes agro', multipoint: 'Órdenes multipunto' },
    empty: 'Sin viajes en el período',
    emptyText: 'Ningún viaje se cerró en estos días con estos filtros.',
    wider: 'Ver {{period}}',
    more: '{{change}} más que antes',
    less: '{{change}} menos que antes',
    same: 'Igual al período anterior',
    points: '{{change}} p.p.',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min',
  },
};
