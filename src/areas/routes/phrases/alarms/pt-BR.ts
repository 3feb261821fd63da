export const ptBR = { routes: { alarms: { title: 'Rotas' } } } as const;
