const screen = {
  overview: 'Visão geral',
  operations: 'Operacional',
  shipper: 'Embarcador',
  agro: 'Agro',
  agroShipper: 'Embarcador agro',
  security: 'Segurança',
  scorecards: 'Desempenho',
  lanes: 'Rotas',
  payments: 'Pagamentos',
  documents: 'Documentos',
};
const state = {
  active: 'Ativo',
  paused: 'Pausado',
  failing: 'Parado por falhas',
};
const run = {
  waiting: 'Na fila',
  sent: 'Enviado',
  failed: 'Falhou',
};
const frequency = {
  daily: 'Diária',
  weekly: 'Semanal',
  monthly: 'Mensal',
};
const format = {
  xlsx: 'Planilha (.xlsx)',
  pdf: 'PDF',
};

/** Reports that are sent by mail: their list, and what the server writes. */
export const schedulesPtBR = {
  lists: {
    reportSchedule: {
      title: 'Relatórios por e-mail',
      added_one: '{{count}} novo agendamento, mostrar',
      added_other: '{{count}} novos agendamentos, mostrar',
      columns: {
        name: 'Nome',
        screen: 'Relatório',
        state: 'Situação',
        frequency: 'Frequência',
        hour: 'Hora',
        nextAt: 'Próximo envio',
        lastState: 'Último envio',
        lastAt: 'Enviado em',
        recipients: 'Destinatários',
        format: 'Formato',
        author: 'Autor',
        createdAt: 'Criado em',
      },
      filters: {
        screens: 'Relatório',
        states: 'Situação',
        frequencies: 'Frequência',
        authors: 'Autor',
      },
      values: {
        screen,
        screens: screen,
        state,
        states: state,
        lastState: run,
        frequency,
        frequencies: frequency,
        format,
      },
    },
  },
  byMail: {
    link: 'Relatórios por e-mail',
    create: 'Agendar relatório',
  },
  mail: {
    subject: '{{name}}, {{day}}',
    text: '{{company}} envia a você: {{report}}.',
    valid: 'O link é seu e vale até {{day}}. Não é preciso ter conta.',
    open: 'Abrir relatório',
  },
  errors: {
    unknownRecipient: 'Um dos destinatários não trabalha na sua empresa. Tire-o da lista.',
    unknownView: 'Este relatório salvo não existe mais ou não é seu.',
    tooManySchedules: 'Sua empresa já tem o máximo de relatórios por e-mail. Exclua os que não usa.',
  },
};
