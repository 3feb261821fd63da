export const en = { routes: { editor: { title: 'Rotas' } } } as const;
