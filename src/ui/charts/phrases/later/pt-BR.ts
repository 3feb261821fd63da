/** Numbers and charts; only control centres and reports show them. */
export const ptBR = {
  ui: {
    charts: {
      asTable: 'Mostrar como tabela',
      asChart: 'Mostrar como gráfico',
      picture: '{{title}}. Gráfico; os números estão na tabela.',
      blank: 'Sem dados no período',
      unknown: 'Desconhecido',
      better: 'melhor',
      worse: 'pior',
    },
  },
} as const;
