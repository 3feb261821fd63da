/** Working in a company that is not one's own. */
export const ptBR = {
  session: {
    stepIn: {
      title: 'Entrar em {{company}}',
      text: 'Você trabalhará nesta empresa com os direitos do administrador dela, por no máximo {{minutes}} minutos e em todas as suas abas.',
      notified: 'Os administradores da empresa são avisados de quem entrou e por quê.',
      recorded: 'Tudo o que você fizer fica registrado em seu nome, com a marca do suporte.',
      refused: 'Pagamentos, convites e as funções de cada pessoa continuam só com a própria empresa.',
      reason: 'Motivo',
      example: 'Por exemplo: a importação de ordens de 12/11 foi recusada, chamado 482',
      submit: 'Entrar na empresa',
      cancel: 'Cancelar',
      inside: 'Você está em {{company}}',
      times_one: 'desde {{since}}, até {{until}} (falta {{count}} min)',
      times_other: 'desde {{since}}, até {{until}} (faltam {{count}} min)',
      leave: 'Sair da empresa',
      session: 'a sessão',
      over: 'Seu acesso a {{company}} terminou',
      overText: 'O tempo acabou. Volte à sua empresa; se precisar de mais tempo, entre de novo com um motivo.',
      back: 'Voltar à minha empresa',
    },
  },
} as const;
