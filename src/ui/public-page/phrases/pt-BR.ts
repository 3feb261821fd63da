export const ptBR = {
  ui: {
    publicPage: {
      gone: {
        title: 'Este link não está disponível',
        text: 'Pode ter vencido ou sido encerrado. Peça um novo a quem o enviou.',
      },
      unreachable: 'Não foi possível carregar',
      sharedBy: 'Compartilhado por {{company}} com Tropeiro',
    },
  },
} as const;
