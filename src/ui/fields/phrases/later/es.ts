import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  ui: {
    fields: {
      hint: {
        pattern: 'Formato {{pattern}}',
        example: 'Ejemplo: {{example}}',
        digits: {
          exact: '{{count}} dígitos',
          range: 'De {{min}} a {{max}} dígitos',
          max: 'Hasta {{max}} dígitos',
        },
        characters: {
          exact: '{{count}} caracteres',
          range: 'De {{min}} a {{max}} caracteres',
          max: 'Hasta {{max}} caracteres',
        },
      },
      password: { toggle: 'Mostrar u ocultar la contraseña' },
      number: { less: 'Disminuir {{label}}', more: 'Aumentar {{label}}' },
      licence: { label: 'Licencia de conducir' },
      plate: { placa: 'Placa', patente: 'Patente' },
      phone: { choose: 'Elegir el código del país', chosen: 'Código del país: {{country}}, +{{code}}' },
      date: { placeholder: 'DD/MM/AAAA', open: 'Abrir el calendario de {{label}}' },
      time: { placeholder: 'HH:MM' },
      calendar: {
        previousMonth: 'Mes anterior',
        nextMonth: 'Mes siguiente',
        level: 'Mes y año',
      },
      choice: {
        placeholder: 'Seleccione',
        search: 'Escriba para buscar',
        letters: 'Escriba al menos {{count}} letras',
        loading: 'Buscando…',
        failed: 'No se pudo buscar.',
        retry: 'Reintentar',
        clear: 'Limpiar {{label}}',
        remove: 'Quitar {{label}}',
        rest: '+{{count}}',
      },
      city: { placeholder: 'Escriba 3 letras de la ciudad' },
      color: { placeholder: '#RRGGBB' },
      rating: { stars_one: '{{count}} estrella', stars_other: '{{count}} estrellas' },
    },
  },
};
