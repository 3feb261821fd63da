import type { Translation } from '#kernel/phrases.ts';
import type { embedPtBR, embedsPtBR } from './pt-BR.ts';

/** Where the dashboard of a service outside is shown. */
export const embedEn: Translation<typeof embedPtBR> = {
  frame: '{{report}}, shown by {{name}}',
  from: 'Shown by {{name}}',
  own: 'See own dashboard',
  back: 'Back to {{name}}',
  loading: 'Opening the dashboard',
  below: 'The own dashboard is below.',
  problems: {
    away: '{{name}} did not answer in time.',
    credentials: '{{name}} did not accept the account of the installation. Tell support.',
    missing: '{{name}} has no such dashboard, or it was not released for embedding.',
    refused: '{{name}} refused to show that dashboard here.',
    host: '{{name}} named an address that is not allowed.',
    removed: '{{name}} is no longer allowed for your company.',
  },
};

/** Where one is chosen. */
export const embedsEn: Translation<typeof embedsPtBR> = {
  text: 'Choose what each dashboard shows. Without a choice it is the own one.',
  what: 'the embedded dashboard',
  change: 'Change',
  changeOf: 'Change {{report}}',
  kinds: {
    own: 'Own dashboard',
    powerBi: 'Power BI',
    metabase: 'Metabase',
    address: 'Address',
  },
  about: {
    powerBi: 'Report {{report}} in {{source}}',
    metabase: 'Dashboard {{dashboard}} in {{source}}',
  },
  none: 'No service was allowed for your company. Talk to support to embed dashboards of Power BI, of Metabase or of a website.',
  form: {
    title: 'What the dashboard shows',
    text: 'Accounts and keys are in the installation; only the dashboard is chosen here.',
    kind: 'Origin',
    source: 'Service',
    workspaceId: 'Workspace (ID)',
    reportId: 'Report (ID)',
    datasetId: 'Dataset (ID)',
    datasetHelp: 'Empty: that of the report.',
    idHelp: 'It is in the address of the report in Power BI.',
    dashboard: 'Number of the dashboard',
    dashboardHelp: 'It is in the address of the dashboard in Metabase.',
    address: 'Address',
    addressHelp: 'Allowed sites: {{hosts}}',
    saved: 'Dashboard saved',
  },
  attempt: {
    title: 'Try before saving',
    text: 'Asks for the dashboard as it will be asked for every day.',
    button: 'Try',
    works: 'It works. This is how the dashboard looks:',
    own: 'It is the own dashboard, nothing to try.',
  },
};
