/** What its forms, details and dialogs show. */
export const privacyLater = {
  title: 'Quién vio dónde estaba el conductor',
  none: 'Nadie consultó la posición de este viaje.',
  link: 'Enlace compartido',
  times_one: '{{count}} vez',
  times_other: '{{count}} veces',
  ways: {
    live: 'En vivo',
    replay: 'Recorrido',
    export: 'Exportación',
    link: 'Enlace',
  },
};
