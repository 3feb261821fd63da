export const ptBR = {
  ui: {
    rateUsed: {
      entered: '1 {{currency}} = {{rate}} {{own}}, desde {{day}}',
      published: '1 {{currency}} = {{rate}} {{own}}, desde {{day}} · {{source}}',
    },
    feedback: {
      close: 'Fechar',
      undo: 'Desfazer',
      reload: 'Recarregar',
      retry: 'Tentar novamente',
      loading: 'Carregando…',
      theUser: 'o usuário',
      support: '{{name}} (suporte do Tropeiro)',
      copy: 'Copiar {{label}}',
      copied: 'Copiado',
      call: 'Ligar para {{name}}',
      message: 'WhatsApp para {{name}}',
      rating: '{{value}} de {{count}} estrelas',
      exceptions: { title: 'O que pede atenção', none: 'Nada pede atenção agora' },
      expiry: {
        expired: 'Data expirada',
        today: 'Vence hoje',
        days_one: '{{count}} dia',
        days_other: '{{count}} dias',
        years_one: '{{count}} ano',
        years_other: '{{count}} anos',
      },
      completion: { complete: 'Completo', pending: 'Pendente', notCompleted: 'Não completo' },
      tableError: {
        title: 'Erro ao carregar os dados da tabela',
        text: 'Houve um problema ao carregar, tente novamente',
      },
      queryError: {
        title: 'Aviso: Recarregue a página',
        text: 'Ocorreu um erro na consulta. Por favor, tente novamente mais tarde.',
        retry: 'Tentar novamente',
      },
      notFound: {
        title: 'Página no encontrada',
        text: 'A página não está disponível neste momento',
        home: 'Ir para o início',
      },
      serverError: {
        text: 'Tente novamente em alguns minutos. Se o problema continuar, escreva para o suporte.',
        support: 'Escrever para o suporte',
        subject: 'Erro no Tropeiro em {{path}}',
        body: 'Hora: {{time}}\nCaminho: {{path}}\nUsuário: {{user}}\n\nO que eu estava fazendo:\n',
      },
    },
  },
} as const;
