export const en = { routes: { library: { title: 'Rotas' } } } as const;
