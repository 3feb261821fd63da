export const ptBR = { routes: { library: { title: 'Rotas' } } } as const;
