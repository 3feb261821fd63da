export const es = { routes: { alarms: { title: 'Rotas' } } } as const;
