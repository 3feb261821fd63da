import type { Translation } from '#kernel/phrases.ts';
import type { paymentsPtBR } from './pt-BR.ts';

export const paymentsEs: Translation<typeof paymentsPtBR> = {
  loadOrders: {
    screens: {
      payment: {
        title: 'Pagos',
        what: 'el pago',
        whatMany: 'los pagos',
        many_one: 'Pagar {{count}} orden',
        many_other: 'Pagar {{count}} órdenes',
        none: 'Aún no fue pagada',
        amount: 'Monto',
        currency: 'Moneda',
        paidOn: 'Fecha de pago',
        reference: 'Referencia',
        receipt: 'Comprobante',
        registered: 'Registrado',
        owed: 'Por pagar',
        paid: 'Pagado',
        rest: 'Resta',
        unknown: 'Por acordar',
        differenceReason: 'Motivo de la diferencia',
        differenceHelp: 'Sin motivo, la orden sigue por pagar hasta completar el monto.',
        tooMuchHelp: 'El monto supera el resto de {{rest}}: indique el motivo.',
        unknownHelp: 'Esta orden no tiene flete acordado: sin motivo sigue por pagar.',
        close: 'Cerrar pago',
        closeText:
          'Resta {{rest}}. La orden queda pagada con esa diferencia, y el motivo aparece en la lista y en la orden.',
        closeEven: 'El monto está completo. La orden queda pagada.',
        done: 'Pago de {{code}} registrado',
        partly: 'Pago de {{code}} registrado, resta {{rest}}',
        open: 'Pago de {{code}} registrado, la orden sigue por pagar',
        closed: '{{code}} está pagada',
        doneMany_one: '{{count}} pago registrado',
        doneMany_other: '{{count}} pagos registrados',
        stillOpen_one: '{{count}} orden sigue por pagar',
        stillOpen_other: '{{count}} órdenes siguen por pagar',
      },
    },
  },
  validation: {
    currencyOwed: 'El flete se debe en {{currency}}',
    moreThanOwed: 'Resta {{rest}}: pagar más necesita un motivo',
    paidBeforeOrder: 'Anterior a la orden, del {{date}}',
    paidInFuture: 'Aún no llegó',
  },
};
