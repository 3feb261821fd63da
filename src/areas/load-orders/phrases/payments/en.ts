import type { Translation } from '#kernel/phrases.ts';
import type { paymentsPtBR } from './pt-BR.ts';

export const paymentsEn: Translation<typeof paymentsPtBR> = {
  loadOrders: {
    screens: {
      payment: {
        title: 'Payments',
        what: 'the payment',
        whatMany: 'the payments',
        many_one: 'Pay {{count}} order',
        many_other: 'Pay {{count}} orders',
        none: 'Not paid yet',
        amount: 'Amount',
        currency: 'Currency',
        paidOn: 'Paid on',
        reference: 'Reference',
        receipt: 'Receipt',
        registered: 'Registered',
        owed: 'Owed',
        paid: 'Paid',
        rest: 'Rest',
        unknown: 'To be agreed',
        differenceReason: 'Reason for the difference',
        differenceHelp: 'Without a reason, the order stays to be paid until the amount is complete.',
        tooMuchHelp: 'The amount is more than the rest of {{rest}}: give the reason.',
        unknownHelp: 'This order has no agreed freight: without a reason it stays to be paid.',
        close: 'Close payment',
        closeText:
          '{{rest}} remains. The order is paid with that difference, and the reason shows in the list and in the order.',
        closeEven: 'The amount is complete. The order is paid.',
        done: 'Payment of {{code}} registered',
        partly: 'Payment of {{code}} registered, {{rest}} remains',
        open: 'Payment of {{code}} registered, the order stays to be paid',
        closed: '{{code}} is paid',
        doneMany_one: '{{count}} payment registered',
        doneMany_other: '{{count}} payments registered',
        stillOpen_one: '{{count}} order stays to be paid',
        stillOpen_other: '{{count}} orders stay to be paid',
      },
    },
  },
  validation: {
    currencyOwed: 'The freight is owed in {{currency}}',
    moreThanOwed: '{{rest}} remains: paying more needs a reason',
    paidBeforeOrder: 'Before the order, of {{date}}',
    paidInFuture: 'Not come yet',
  },
};
