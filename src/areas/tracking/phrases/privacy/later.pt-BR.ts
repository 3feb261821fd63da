/** What its forms, details and dialogs show. */
export const privacyLater = {
  title: 'Quem viu onde o motorista estava',
  none: 'Ninguém consultou a posição desta viagem.',
  link: 'Link compartilhado',
  times_one: '{{count}} vez',
  times_other: '{{count}} vezes',
  ways: {
    live: 'Ao vivo',
    replay: 'Percurso',
    export: 'Exportação',
    link: 'Link',
  },
};
