export const ptBR = {
  ui: {
    palette: {
      title: 'Buscar telas, ações e registros',
      open: 'Buscar',
      results: 'Resultados',
      escape: 'Esc',
      found_one: '{{count}} resultado',
      found_other: '{{count}} resultados',
      failed: 'Não foi possível buscar os registros. Tente de novo.',
    },
  },
} as const;
