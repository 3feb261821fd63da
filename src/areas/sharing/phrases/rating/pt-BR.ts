export const ratingPtBR = {
  rating: {
    title: 'Como foi a viagem?',
    text: 'De 1 a 5 estrelas. Avalie o que quiser.',
    facility: 'Local de carga e descarga',
    driver: 'Motorista',
    company: 'Transportadora',
    stars: '{{count}} de 5 estrelas',
    comment: 'Comentário',
    name: 'Seu nome',
    send: 'Enviar avaliação',
    atLeastOne: 'Dê estrelas a pelo menos um',
    notYet: {
      title: 'A viagem ainda não terminou',
      text: 'Volte a este link depois da entrega.',
    },
    thanks: {
      title: 'Obrigado pela avaliação',
      text: 'Sua opinião foi registrada e não pode mais ser mudada.',
    },
    reply: 'Resposta de {{company}}',
    section: 'Avaliações',
    none: 'Ninguém avaliou esta viagem ainda',
    anonymous: 'Sem nome',
    answer: 'Responder',
    answerHint: 'Quem avaliou lê a resposta no mesmo link. Ela é enviada uma vez.',
    answered: 'Resposta enviada',
  },
} as const;
