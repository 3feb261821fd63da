import type { Translation } from '#kernel/phrases.ts';
import type { embedPtBR, embedsPtBR } from './pt-BR.ts';

/** Where the dashboard of a service outside is shown. */
export const embedEs: Translation<typeof embedPtBR> = {
  frame: '{{report}}, mostrado por {{name}}',
  from: 'Mostrado por {{name}}',
  own: 'Ver panel propio',
  back: 'Volver a {{name}}',
  loading: 'Abriendo el panel',
  below: 'Abajo está el panel propio.',
  problems: {
    away: '{{name}} no respondió a tiempo.',
    credentials: '{{name}} no aceptó la cuenta de la instalación. Avise a soporte.',
    missing: '{{name}} no encontró ese panel, o no está liberado para incorporar.',
    refused: '{{name}} se negó a mostrar ese panel aquí.',
    host: '{{name}} indicó una dirección que no está permitida.',
    removed: '{{name}} ya no está permitido para su empresa.',
  },
};

/** Where one is chosen. */
export const embedsEs: Translation<typeof embedsPtBR> = {
  text: 'Elija qué muestra cada panel. Sin elección, es el panel propio.',
  what: 'el panel incorporado',
  change: 'Cambiar',
  changeOf: 'Cambiar {{report}}',
  kinds: {
    own: 'Panel propio',
    powerBi: 'Power BI',
    metabase: 'Metabase',
    address: 'Dirección',
  },
  about: {
    powerBi: 'Informe {{report}} en {{source}}',
    metabase: 'Panel {{dashboard}} en {{source}}',
  },
  none: 'Ningún servicio fue habilitado para su empresa. Hable con soporte para incorporar paneles de Power BI, de Metabase o de un sitio.',
  form: {
    title: 'Qué muestra el panel',
    text: 'Los datos de acceso están en la instalación; aquí solo se elige el panel.',
    kind: 'Origen',
    source: 'Servicio',
    workspaceId: 'Área de trabajo (ID)',
    reportId: 'Informe (ID)',
    datasetId: 'Conjunto de datos (ID)',
    datasetHelp: 'Vacío: el del informe.',
    idHelp: 'Está en la dirección del informe en Power BI.',
    dashboard: 'Número del panel',
    dashboardHelp: 'Está en la dirección del panel en Metabase.',
    address: 'Dirección',
    addressHelp: 'Sitios permitidos: {{hosts}}',
    saved: 'Panel guardado',
  },
  attempt: {
    title: 'Probar antes de guardar',
    text: 'Pide el panel como se pedirá en el día a día.',
    button: 'Probar',
    works: 'Funciona. Así se ve el panel:',
    own: 'Es el panel propio, nada que probar.',
  },
};
