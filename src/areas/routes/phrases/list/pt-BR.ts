/** What the list of routes says besides its columns. */
export const list = {
  changedBy: '{{name}} alterou este registro. Os novos valores foram carregados: confira-os e salve de novo.',
  archived: '{{name}}: arquivado',
  restored: '{{name}}: restaurado',
  notArchived: '{{name}} não foi arquivado',
  notRestored: '{{name}} não foi restaurado',
  stillUsed_one: '{{count}} ordem aberta continua com ela: {{codes}}',
  stillUsed_other: '{{count}} ordens abertas continuam com ela: {{codes}}',
  actions: {
    open: 'Editar caminhos',
    see: 'Ver no mapa',
    alarms: 'Alarmes',
    history: 'Histórico',
    archive: 'Arquivar',
    restore: 'Restaurar',
    remove: 'Excluir',
    route: 'rota',
    removed: 'Rota {{name}} excluída',
    notRemoved: 'A rota {{name}} não foi excluída',
    noPath: '{{name}} ainda não tem caminho',
  },
} as const;
