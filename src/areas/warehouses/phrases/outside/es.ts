import type { Translation } from '#kernel/phrases.ts';
import type { outsidePtBR } from './pt-BR.ts';

export const outsideEs: Translation<typeof outsidePtBR> = {
  express: {
    title: 'Horario y dock',
    text: 'Elija ya el horario del camión, o déjelo pendiente y agéndelo después.',
    several: 'Con varias órdenes, cada una recibe su horario después de creada.',
    choose: 'Elegir horario',
    later: 'Agendar después',
    held: '{{day}} a las {{time}}, {{dock}}: se agenda al guardar',
  },
  outside: {
    ticket: 'Ticket',
    qr: 'Código QR del ticket de {{warehouse}}',
    plate: 'Placa',
    driver: 'Conductor',
    name: 'Su nombre',
    instructions: 'Instrucciones',
    wanted: 'La orden pide {{day}}',
    closed: 'Este lugar no se puede agendar ahora.',
    seeTimes: 'Ver horarios',
    misfit: 'El camión ya no cabe en este horario: elija otro.',
    localTime: 'Horas del reloj del almacén.',
  },
};
