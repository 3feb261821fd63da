export const ptBR = {
  ui: {
    fields: {
      hint: {
        pattern: 'Formato {{pattern}}',
        example: 'Exemplo: {{example}}',
        digits: {
          exact: '{{count}} dígitos',
          range: 'De {{min}} a {{max}} dígitos',
          max: 'Até {{max}} dígitos',
        },
        characters: {
          exact: '{{count}} caracteres',
          range: 'De {{min}} a {{max}} caracteres',
          max: 'Até {{max}} caracteres',
        },
      },
      password: { toggle: 'Mostrar ou ocultar a senha' },
      number: { less: 'Diminuir {{label}}', more: 'Aumentar {{label}}' },
      licence: { label: 'Carteira de motorista' },
      plate: { placa: 'Placa', patente: 'Patente' },
      phone: { choose: 'Escolher o código do país', chosen: 'Código do país: {{country}}, +{{code}}' },
      date: { placeholder: 'DD/MM/AAAA', open: 'Abrir o calendário de {{label}}' },
      time: { placeholder: 'HH:MM' },
      calendar: {
        previousMonth: 'Mês anterior',
        nextMonth: 'Próximo mês',
        level: 'Mês e ano',
      },
      choice: {
        placeholder: 'Selecione',
        search: 'Digite para buscar',
        letters: 'Digite pelo menos {{count}} letras',
        loading: 'Buscando…',
        failed: 'Não foi possível buscar.',
        retry: 'Tentar novamente',
        clear: 'Limpar {{label}}',
        remove: 'Remover {{label}}',
        rest: '+{{count}}',
      },
      city: { placeholder: 'Digite 3 letras da cidade' },
      color: { placeholder: '#RRGGBB' },
      rating: { stars_one: '{{count}} estrela', stars_other: '{{count}} estrelas' },
    },
  },
} as const;
