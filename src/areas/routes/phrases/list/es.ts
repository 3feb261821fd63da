/** What the list of routes says besides its columns. */
export const list = {
  changedBy: '{{name}} cambió este registro. Se cargaron los nuevos valores: revíselos y guarde otra vez.',
  archived: '{{name}}: archivado',
  restored: '{{name}}: restaurado',
  notArchived: '{{name}} no se archivó',
  notRestored: '{{name}} no se restauró',
  stillUsed_one: '{{count}} orden abierta la sigue usando: {{codes}}',
  stillUsed_other: '{{count}} órdenes abiertas la siguen usando: {{codes}}',
  actions: {
    open: 'Editar caminos',
    see: 'Ver en el mapa',
    alarms: 'Alarmas',
    history: 'Historial',
    archive: 'Archivar',
    restore: 'Restaurar',
    remove: 'Eliminar',
    route: 'ruta',
    removed: 'Ruta {{name}} eliminada',
    notRemoved: 'La ruta {{name}} no se eliminó',
    noPath: '{{name}} aún no tiene camino',
  },
} as const;
