import type { Translation } from '#kernel/phrases.ts';
import type { listPtBR } from './pt-BR.ts';

export const listEn: Translation<typeof listPtBR> = {
  loadOrders: {
    screens: {
      actions: {
        openTrip: 'Open the trip',
        assign: 'Assign',
        reassign: 'Reassign',
        unassign: 'Take the truck off',
        assignCarrier: 'Assign carrier',
        start: 'Start trip',
        finalize: 'Finalize',
        accept: 'Accept documents',
        pay: 'Register payment',
        payMany: 'Pay',
        updateMany: 'Change several',
        cancel: 'Cancel order',
        remove: 'Delete',
        clone: 'Clone',
        duplicate: 'Duplicate',
        update: 'Edit',
        fillField: 'Fill in a field',
        editDates: 'Change dates',
        analyst: 'Assign analyst',
        print: 'Print',
        share: 'Share map',
        more: 'More actions',
        import: 'Import',
        create: 'New order',
        createAgro: 'Add trucks',
        toList: 'Back to the list',
      },
      bulk: {
        pay_one: '{{count}} selected order is not to be paid',
        pay_other: '{{count}} selected orders are not to be paid',
        remove_one: 'Only programmed orders are deleted: {{count}} selected is not',
        remove_other: 'Only programmed orders are deleted: {{count}} selected are not',
        duplicate_one: '{{count}} selected order cannot be duplicated',
        duplicate_other: '{{count}} selected orders cannot be duplicated',
        match_one: 'Only programmed orders are assigned: {{count}} selected is not',
        match_other: 'Only programmed orders are assigned: {{count}} selected are not',
        updateMany_one: '{{count}} selected order cannot be changed',
        updateMany_other: '{{count}} selected orders cannot be changed',
      },
    },
  },
};
