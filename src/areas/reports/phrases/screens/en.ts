import type { Translation } from '#kernel/phrases.ts';
import type { screensPtBR } from './pt-BR.ts';

export const screensEn: Translation<typeof screensPtBR> = {
  screens: {
    theReport: 'the report',
    answers: {
      overview:
        'The whole company on a page: what is on the road, punctuality, tonnes, margin, receivables and payables, carriers and alerts.',
      operations:
        'What is on the road, what is late and what it earns: punctuality, kilometres, margin, fleet use and receivables.',
      shipper: 'How loads are served: orders without a truck, OTIF by week, cost by lane, carriers and payments.',
      agro: 'The pace of the harvest: tonnes, turns per truck, weighbridge difference and cost per tonne.',
      agroShipper:
        'What was promised against what was delivered in each operation: tonnes per day, losses and carriers.',
      security: 'Alerts by type and severity, trips without signal, and who travels with expired documents.',
      scorecards: 'Carriers, drivers and trucks side by side, by the measures you choose.',
      lanes: 'What moves on each lane, origin, destination or month: trips, tonnes, cost and margin.',
      payments: 'What waits to be received and paid, by partner, age, month or currency.',
      documents: 'Drivers and vehicles by the first document to expire, by fleet, type or month.',
    },
    centres: 'Dashboards',
    composed: 'Reports you compose',
    savedOf: 'Saved: {{report}}',
    open: 'Open',
    openReport: 'Open {{report}}',
    none: 'No report for your role',
    noneText: 'Talk to the administrator of your company.',
  },
  filters: {
    title: 'Filters',
    period: 'Period',
    periods: { all: 'All', '7': '7 days', '14': '14 days', '30': '30 days', custom: 'Custom' },
    days: '{{from}} – {{until}}',
    compare: 'Compare with the period before',
    against: 'Compared with {{from}} – {{until}}',
    client: 'Client',
    carrier: 'Transport company',
    operator: 'Operator',
    lane: 'Lane',
    country: 'Country of origin',
    category: 'Category',
    kind: 'Kind of order',
    kinds: { normal: 'Standard', agro: 'Agro', multipoint: 'Multipoint' },
    search: 'Search {{filter}}',
    nothing: 'Nothing found',
    remove: 'Remove {{filter}}',
    clear: 'Clear filters',
  },
  states: {
    lists: { normal: 'Load orders', agro: 'Agro orders', multipoint: 'Multipoint orders' },
    empty: 'No trips in this period',
    emptyText: 'No trip was closed in these days with these filters.',
    wider: 'Show {{period}}',
    more: '{{change}} more than before',
    less: '{{change}} less than before',
    same: 'Same as the period before',
    points: '{{change}} pp',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    hours: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min',
  },
};
