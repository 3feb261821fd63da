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
  whatsApp: 'Enviar por WhatsApp',
  copy: 'Copiar mensagem',
  copied: 'Copiada',
  page: {
    title: 'Este é um ticket de entrada',
    text: 'Ele identifica um caminhão na portaria de um armazém que trabalha com o Tropeiro. Só a portaria pode lê-lo; aqui não há mais informações.',
    driver: 'Se este ticket é seu, mostre o código QR na portaria.',
  },
};
