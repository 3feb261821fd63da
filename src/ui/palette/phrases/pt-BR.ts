export const ptBR = {
  ui: {
    palette: {
      title: 'Buscar telas, ações e registros',
      open: 'Buscar',
      results: 'Resultados',
      escape: 'Esc',
    },
  },
} as const;
