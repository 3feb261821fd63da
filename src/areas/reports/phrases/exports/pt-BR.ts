/** What downloaded and mailed reports say; their titles are found among those of the lists. */
export const exportsPtBR = {
  reports: {
    exports: {
      empty: 'Nenhuma viagem no período.',
      page: 'Página {{page}} de {{count}}',
      words: {
        summary: 'Resumo',
        figure: 'Indicador',
        value: 'Valor',
        unit: 'Unidade',
        before: 'Período anterior',
        note: 'Observação',
        name: 'Nome',
        unknown: 'desconhecido',
      },
      facts: {
        period: 'Período',
        all: 'Tudo',
        before: 'Comparado com',
        client: 'Cliente',
        carrier: 'Transportadora',
        operator: 'Operador',
        lane: 'Trecho',
        country: 'País da origem',
        category: 'Categoria',
        kind: 'Tipo de ordem',
        madeAt: 'Gerado em',
      },
      kinds: {
        normal: 'Normal',
        agro: 'Agro',
        multipoint: 'Multiponto',
      },
      units: {
        km: 'km',
        tonnes: 't',
        perThousand: '‰',
        minutes: 'min',
        days: 'dias',
      },
      measures: {
        title: 'Como os indicadores são contados',
        counted:
          'Uma viagem conta a partir do encerramento: no dia em que terminou ou foi cancelada, no fuso da empresa. Canceladas contam apenas como canceladas.',
        onTime:
          'No prazo: carregamento iniciado ou entrega concluída até a data e hora planejadas mais a tolerância da empresa. Sem plano ou sem registro é desconhecido, nunca no prazo.',
        otif: 'OTIF: entrega no prazo e completa, com pelo menos 99,5 % do planejado e sem devolução.',
        emptyKm:
          'Quilômetros vazios são uma estimativa: linha reta do último destino do caminhão até a próxima origem.',
        money:
          'Valores na moeda própria usam a cotação vigente no dia em que a viagem terminou; o que não tem cotação ou preço é contado à parte.',
        due: 'Vencimento: aceite da entrega mais o prazo de pagamento do parceiro, ou o da empresa.',
      },
      download: {
        button: 'Baixar',
        xlsx: 'Planilha (.xlsx)',
        pdf: 'PDF',
        what: 'o relatório',
      },
    },
  },
  lists: {
    reports: {
      overview: {
        title: 'Visão geral da empresa',
      },
      operations: {
        title: 'Relatório operacional',
      },
      shipper: {
        title: 'Relatório do embarcador',
      },
      agro: {
        title: 'Relatório agro',
      },
      agroShipper: {
        title: 'Relatório do embarcador agro',
      },
      security: {
        title: 'Relatório de segurança',
      },
      scorecards: {
        title: 'Desempenho',
      },
      lanes: {
        title: 'Rotas',
      },
      payments: {
        title: 'Pagamentos',
      },
      documents: {
        title: 'Documentos',
      },
    },
  },
} as const;
