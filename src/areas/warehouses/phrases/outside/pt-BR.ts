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
};
