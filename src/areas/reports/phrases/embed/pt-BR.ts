/** Where the dashboard of a service outside is shown. */
export const embedPtBR = {
  frame: '{{report}}, mostrado por {{name}}',
  from: 'Mostrado por {{name}}',
  own: 'Ver painel próprio',
  back: 'Voltar para {{name}}',
  loading: 'Abrindo o painel',
  below: 'Abaixo está o painel próprio.',
  problems: {
    away: '{{name}} não respondeu a tempo.',
    credentials: '{{name}} não aceitou a conta da instalação. Avise o suporte.',
    missing: '{{name}} não encontrou esse painel, ou ele não foi liberado para incorporar.',
    refused: '{{name}} recusou mostrar esse painel aqui.',
    host: '{{name}} indicou um endereço que não está liberado.',
    removed: '{{name}} não está mais liberado para a sua empresa.',
  },
};

/** Where one is chosen. */
export const embedsPtBR = {
  text: 'Escolha o que cada painel mostra. Sem escolha, é o painel próprio.',
  what: 'o painel incorporado',
  change: 'Alterar',
  changeOf: 'Alterar {{report}}',
  kinds: {
    own: 'Painel próprio',
    powerBi: 'Power BI',
    metabase: 'Metabase',
    address: 'Endereço',
  },
  about: {
    powerBi: 'Relatório {{report}} em {{source}}',
    metabase: 'Painel {{dashboard}} em {{source}}',
  },
  none: 'Nenhum serviço foi liberado para a sua empresa. Fale com o suporte para incorporar painéis do Power BI, do Metabase ou de um site.',
  form: {
    title: 'O que o painel mostra',
    text: 'Os dados de acesso ficam na instalação; aqui se escolhe só o painel.',
    kind: 'Origem',
    source: 'Serviço',
    workspaceId: 'Espaço de trabalho (ID)',
    reportId: 'Relatório (ID)',
    datasetId: 'Conjunto de dados (ID)',
    datasetHelp: 'Vazio: o do relatório.',
    idHelp: 'Está no endereço do relatório no Power BI.',
    dashboard: 'Número do painel',
    dashboardHelp: 'Está no endereço do painel no Metabase.',
    address: 'Endereço',
    addressHelp: 'Sites permitidos: {{hosts}}',
    saved: 'Painel salvo',
  },
  attempt: {
    title: 'Testar antes de salvar',
    text: 'Pede o painel como será pedido no dia a dia.',
    button: 'Testar',
    works: 'Funciona. É assim que o painel aparece:',
    own: 'É o painel próprio, nada a testar.',
  },
};
