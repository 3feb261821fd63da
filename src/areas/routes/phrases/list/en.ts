/** What the list of routes says besides its columns. */
export const list = {
  changedBy: '{{name}} changed this record. The new values were loaded: check them and save again.',
  archived: '{{name}}: archived',
  restored: '{{name}}: restored',
  notArchived: '{{name}} was not archived',
  notRestored: '{{name}} was not restored',
  stillUsed_one: '{{count}} open order keeps it: {{codes}}',
  stillUsed_other: '{{count}} open orders keep it: {{codes}}',
  actions: {
    open: 'Edit paths',
    see: 'See on the map',
    alarms: 'Alarms',
    history: 'History',
    archive: 'Archive',
    restore: 'Restore',
    remove: 'Delete',
    route: 'route',
    removed: 'Route {{name}} deleted',
    notRemoved: 'Route {{name}} was not deleted',
    noPath: '{{name}} has no path yet',
  },
} as const;
