export const en = { routes: { alarms: { title: 'Rotas' } } } as const;
