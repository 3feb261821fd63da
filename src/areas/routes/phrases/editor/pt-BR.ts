export const ptBR = { routes: { editor: { title: 'Rotas' } } } as const;
