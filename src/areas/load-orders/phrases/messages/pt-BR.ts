/** Phrases outside the screens, in notifications, mails and messages: only the server uses them. */
export const messagesPtBR = {
  loadOrders: {
    notices: {
      scheduleConfirmed: 'O cliente confirmou o carregamento de {{order}} em {{date}}',
      scheduleProposed: 'O cliente propõe carregar {{order}} em {{date}}',
      reassignmentRequested: 'O cliente pede outro motorista ou caminhão para {{order}}',
      takenFromDriver: 'Viagem retirada, a ordem {{order}} não é mais sua',
      takenFromCarrier: 'Ordem retirada, a ordem {{order}} não é mais da sua transportadora',
    },
    whatsapp: {
      assigned: 'Olá {{name}}, você tem uma nova viagem: ordem {{order}}, caminhão {{plate}}.',
      takenFromDriver: 'Olá {{name}}, a viagem da ordem {{order}} não é mais sua.',
      given: 'Olá {{name}}, a ordem {{order}} foi entregue à sua transportadora.',
      takenFromCarrier: 'Olá {{name}}, a ordem {{order}} não é mais da sua transportadora.',
      hasTruck: 'Olá {{name}}, a ordem {{order}} tem o caminhão {{plate}}.',
      unassigned: 'Olá {{name}}, a ordem {{order}} espera outro caminhão.',
      dated: 'Olá {{name}}, a ordem {{order}} tem nova data de carregamento.',
      taskDone: 'Olá {{name}}, tarefa concluída na ordem {{order}}: {{task}}.',
      finished: 'Olá {{name}}, a viagem da ordem {{order}} terminou.',
      documentsReturned: 'Olá {{name}}, os documentos da ordem {{order}} foram devolvidos: {{reason}}',
      paid: 'Olá {{name}}, o pagamento da ordem {{order}} foi realizado.',
      cancelled: 'Olá {{name}}, a ordem {{order}} foi cancelada: {{reason}}',
      route: 'De {{origin}} a {{destination}}.',
      loading: 'Carregamento: {{date}}.',
      place: 'Local de carregamento: {{place}}.',
      link: 'Sua viagem, passo a passo: {{link}}',
    },
    clientMail: {
      open: { order: 'Acompanhar a carga', form: 'Ver a resposta' },
      scheduleAccepted: {
        subject: 'A data que você propôs para a carga {{order}} foi aceita',
        text: 'A sua carga de {{origin}} a {{destination}} será carregada em {{date}}. {{answer}}',
      },
      scheduleRefused: {
        subject: 'A data que você propôs para a carga {{order}} não foi aceita',
        text: 'Não é possível carregar em {{date}} a sua carga de {{origin}} a {{destination}}. {{answer}}',
      },
      reassignmentAccepted: {
        subject: 'Seu pedido de outro motorista para a carga {{order}} foi aceito',
        text: 'Outro motorista ou caminhão levará a sua carga de {{origin}} a {{destination}}. {{answer}}',
      },
      reassignmentRefused: {
        subject: 'Seu pedido de outro motorista para a carga {{order}} não foi aceito',
        text: 'O motorista e o caminhão da sua carga de {{origin}} a {{destination}} não mudam. {{answer}}',
      },
      assigned: {
        subject: 'Sua carga {{order}} tem caminhão',
        text: 'O caminhão {{plate}} levará a sua carga de {{origin}} a {{destination}}.',
      },
      reassigned: {
        subject: 'Sua carga {{order}} tem outro caminhão',
        text: 'Agora é o caminhão {{plate}} que levará a sua carga de {{origin}} a {{destination}}.',
      },
      unassigned: {
        subject: 'Sua carga {{order}} espera outro caminhão',
        text: 'O caminhão foi retirado da sua carga de {{origin}} a {{destination}}. Avisaremos quando houver outro.',
      },
      dated: {
        subject: 'Data de carregamento da sua carga {{order}}',
        text: 'A sua carga de {{origin}} a {{destination}} será carregada em {{date}}.',
      },
      finished: {
        subject: 'Sua carga {{order}} foi entregue',
        text: 'A viagem de {{origin}} a {{destination}} terminou.',
      },
      cancelled: {
        subject: 'Sua carga {{order}} foi cancelada',
        text: 'A viagem de {{origin}} a {{destination}} não será feita. Motivo: {{reason}}',
      },
    },
  },
} as const;
