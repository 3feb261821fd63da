import type { Translation } from '#kernel/phrases.ts';
import type { propertiesPtBR } from './pt-BR.ts';

export const propertiesEn: Translation<typeof propertiesPtBR> = {
  loadOrders: {
    properties: {
      title: 'Order attributes',
      screenText: 'What your company asks of every load order, beside what all companies ask.',
      list: 'Attributes',
      text: 'In the order in which the form asks for them. Orders that already have a value keep it.',
      what: 'the attributes',
      saved: 'Attributes saved',
      one: 'Attribute {{number}}',
      add: 'Add attribute',
      remove: 'Remove the attribute {{name}}',
      unnamed: 'Without a name',
      none: 'No attributes of your own',
      noneText: 'Add the first one: it shows in the form of load orders as soon as it is saved.',
      preview: 'How it looks in the form',
      notAsked: 'No longer asked for.',
      assignmentNumber: 'Assignment number',
      addAssignmentNumber: 'Add the assignment number',
      types: {
        text: 'Text',
        number: 'Number',
        date: 'Date',
        list: 'List',
        flag: 'Yes or no',
      },
      fields: {
        name: 'Name',
        nameKey: 'Key',
        type: 'Type',
        formStep: 'Step of the form',
        maxLength: 'Most characters',
        regularExpression: 'Regular expression',
        abbreviation: 'Abbreviation',
        number: 'Number',
        values: 'Choices',
        required: 'Required',
        disable: 'Disabled',
      },
      help: {
        nameKey: 'Letters, digits and _, beginning with a letter. Once saved it does not change.',
        storedKey: 'Orders keep the value under this key.',
        assignment: 'The assignment number of the order; it comes second in its step.',
        regularExpression: 'The value must contain what it describes; ^ and $ ask for the whole value.',
        abbreviation: 'Put before the number that is typed.',
        number: 'Number of the attribute in the systems of the company.',
        values: 'One choice per line',
        disable: 'No longer asked for; orders keep the value.',
      },
    },
  },
  validation: {
    expression: 'The expression cannot be used: it is malformed, too long, or uses references or lookarounds.',
  },
};
