import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  session: {
    stepIn: {
      title: 'Entrar en {{company}}',
      text: 'Trabajará en esta empresa con los derechos de su administrador, por {{minutes}} minutos como máximo y en todas sus pestañas.',
      notified: 'Los administradores de la empresa reciben un aviso de quién entró y por qué.',
      recorded: 'Todo lo que haga queda registrado a su nombre, con la marca de soporte.',
      refused: 'Los pagos, las invitaciones y los roles de cada persona siguen siendo solo de la propia empresa.',
      reason: 'Motivo',
      example: 'Por ejemplo: se rechazó la importación de órdenes del 12/11, caso 482',
      submit: 'Entrar en la empresa',
      cancel: 'Cancelar',
      inside: 'Está en {{company}}',
      times_one: 'desde las {{since}}, hasta las {{until}} (falta {{count}} min)',
      times_other: 'desde las {{since}}, hasta las {{until}} (faltan {{count}} min)',
      leave: 'Salir de la empresa',
      session: 'la sesión',
      over: 'Su acceso a {{company}} terminó',
      overText: 'Se acabó el tiempo. Vuelva a su empresa; si necesita más, entre de nuevo con un motivo.',
      back: 'Volver a mi empresa',
    },
  },
};
