export const linksPtBR = {
  errors: {
    loadOrders: {
      linkInvalid: 'Este link não está disponível',
      linkNotFound: 'Link não encontrado',
      linkSubject: 'Este tipo de link não serve para isto',
      notFinished: 'A viagem ainda não terminou',
      alreadyRated: 'Esta viagem já foi avaliada com este link',
      alreadyReplied: 'Esta avaliação já tem resposta',
      ratingNotFound: 'Avaliação não encontrada',
      requestNotFound: 'Pedido não encontrado',
      requestAnswered: 'Este pedido já foi respondido ou o cliente desistiu dele',
    },
  },
} as const;
