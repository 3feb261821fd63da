/** The ticket of a booking: its message, its page and its sheet. */
export const ticketPtBR = {
  title: 'Ticket de entrada',
  show: 'Ticket',
  what: 'o ticket',
  message:
    'Ticket de entrada para {{warehouse}}, {{address}}\n{{day}} às {{time}}, {{dock}}\nPlaca {{plate}}\nCódigo {{code}}\n{{link}}',
  calendar: {
    load: 'Carga em {{warehouse}}',
    unload: 'Descarga em {{warehouse}}',
  },
  time: 'Data e hora',
  dock: 'Doca',
  action: 'Ação',
  plate: 'Placa',
  order: 'Ordem',
  address: 'Endereço',
  contact: 'Contato',
  code: 'Código, se a câmera não ler',
  instructions: 'Instruções para o motorista',
  note: 'Mostre este ticket na portaria. Ele vale para um caminhão e uma entrada.',
  qr: 'Código QR do ticket',
  pdf: 'Baixar PDF',
  ics: 'Salvar na agenda',
  send: 'Mensagem',
  messageTitle: 'Mensagem',
  messageHelp: 'Para o motorista ou a transportadora, para enviar do seu próprio telefone.',
  sendTo: {
    driver: 'WhatsApp ao motorista {{name}}',
    carrier: 'WhatsApp à transportadora, {{name}}',
    anybody: 'Enviar por WhatsApp',
  },
  about: {
    moved: 'O agendamento foi alterado',
    dockChanged: 'A doca mudou',
    called: 'Chamado à doca',
    cancelled: 'O agendamento foi cancelado',
    turnedAway: 'O caminhão não foi recebido',
    missed: 'O caminhão não compareceu',
  },
  messages: {
    moved: 'O agendamento em {{warehouse}} mudou para {{when}}.',
    dockChanged: 'Outra doca em {{warehouse}}: {{dock}}, {{when}}.',
    called: 'Caminhão {{plate}}, por favor siga agora para {{dock}} de {{warehouse}}.',
    cancelled:
      'O agendamento em {{warehouse}} de {{when}}, {{booking}}, foi cancelado: {{reason}}. O ticket já não vale.',
    turnedAway: 'O caminhão não foi recebido em {{warehouse}}, {{booking}}: {{reason}}. É preciso outro agendamento.',
    missed:
      'O caminhão não compareceu em {{warehouse}} em {{when}}, {{booking}}. A vaga foi liberada; é preciso outro agendamento.',
  },
  copy: 'Copiar mensagem',
  copied: 'Copiada',
  page: {
    title: 'Este é um ticket de entrada',
    text: 'Ele identifica um caminhão na portaria de um armazém que trabalha com o Tropeiro. Só a portaria pode lê-lo; aqui não há mais informações.',
    driver: 'Se este ticket é seu, mostre o código QR na portaria.',
  },
};
