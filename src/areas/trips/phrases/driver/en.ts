import type { Translation } from '#kernel/phrases.ts';
import type { driverPtBR } from './pt-BR.ts';

export const driverEn: Translation<typeof driverPtBR> = {
  loadOrders: {
    driver: {
      trips: 'My trips',
      open: 'Open the trip',
      tripsNone: 'No trip for you right now',
      tripsText: 'When an order is assigned to you, it shows here.',
      tripsKept: 'No network: showing the trips kept on {{at}}',
      tasksDone: '{{done}} of {{total}} tasks',
      accept: {
        title: 'Accept the trip',
        text: 'By accepting, your position is shared with {{company}} while this page is open, until the delivery. After the delivery nobody sees it any more.',
        agree: 'I agree to share my position until the delivery',
        button: 'Accept trip',
      },
      sharing: {
        on: 'Sharing the position',
        off: 'You do not share your position',
        withdraw: 'Stop sharing',
        resume: 'Share again',
        denied: 'The browser does not allow reading the position',
      },
      queue: {
        waiting: '{{count}} waiting to be sent',
        offline: 'No network. What you do is kept on this phone.',
        sending: 'Sending…',
        sendNow: 'Send now',
        failed: 'Not accepted: {{reason}}',
        retry: 'Try again',
        acceptance: 'Acceptance of the trip',
        consent: 'Sharing the position',
        discard: 'Discard',
      },
      waiting: 'Waiting to be sent',
      done: 'Done on {{at}}',
      do: 'Do it',
      optional: 'Optional',
      evidence: {
        none: 'Only confirm',
        photo: 'Photo',
        document: 'Document',
        form: 'Form',
        signature: 'Signature',
      },
      photo: 'Take photo',
      file: 'Choose file',
      removeFile: 'Remove {{name}}',
      signature: 'Sign here',
      clear: 'Clear',
      note: 'Note',
      confirm: 'Complete task',
      missing: 'The proof of this task is missing',
      over: {
        title: 'Trip completed',
        text: 'Thank you. There is nothing more to do here.',
      },
      directions: 'Open in map',
      kept: 'Showing what was kept on {{at}}',
    },
  },
};
