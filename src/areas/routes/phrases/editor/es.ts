export const es = { routes: { editor: { title: 'Rotas' } } } as const;
