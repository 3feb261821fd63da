export const es = { routes: { library: { title: 'Rotas' } } } as const;
