/** What is booked from elsewhere: in the form of an order, through a link, on the driver's page. */
export const outsidePtBR = {
  express: {
    title: 'Horário e doca',
    text: 'Escolha já o horário do caminhão, ou deixe-o pendente e agende depois.',
    several: 'Com várias ordens, cada uma recebe seu horário depois de criada.',
    choose: 'Escolher horário',
    later: 'Agendar depois',
    held: '{{day}} às {{time}}, {{dock}}: agendado ao salvar',
  },
  outside: {
    ticket: 'Ticket',
    qr: 'Código QR do ticket de {{warehouse}}',
    plate: 'Placa',
    driver: 'Motorista',
    name: 'Seu nome',
    instructions: 'Instruções',
    wanted: 'A ordem pede {{day}}',
    closed: 'Este lugar não pode ser agendado agora.',
    seeTimes: 'Ver horários',
    misfit: 'O caminhão já não cabe neste horário: escolha outro.',
    localTime: 'Horários do relógio do armazém.',
  },
};
