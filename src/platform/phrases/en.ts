import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  platform: {
    mail: {
      product: 'Tropeiro',
      copyLink: 'If the button does not work, copy this address into your browser:',
      footer: 'Automatic message, no reply needed. Do you need help? Write to {{support}}.',
    },
    mailbox: {
      title: 'Local mailbox',
      explanation: 'No mail server is configured: messages stay here and are sent to nobody. The newest 50 are shown.',
      empty: 'No messages yet.',
      asPage: 'See it as its reader would',
      calendar: 'Download the calendar entry',
    },
    email: {
      subject: 'Subject',
      from: 'From',
      to: 'To',
      cc: 'Copy',
      date: 'Date',
      attachments: 'Attachments',
    },
  },
  errors: {
    files: {
      empty: 'The file is empty.',
      tooLarge: 'The file may have at most {{megabytes}} MB.',
      badType: 'This type of file is not accepted.',
      badName: 'The file name is not valid.',
      unreadable: 'The file could not be read: it may be damaged or incomplete.',
      dimensions: 'The image dimensions are invalid',
      sizeDiffers: 'The received file does not have the announced size.',
      notSent: 'The announced file was not received, or was already completed.',
      activePdf: 'The PDF contains scripts, attached files or automatic actions. Print it to PDF and send the copy.',
      lockedPdf: 'The PDF is protected and cannot be checked. Send a copy without protection.',
      linkInvalid: 'This link is not valid or has expired. Open the file again.',
      unavailable: 'The file store is unavailable. Please try again in a moment.',
    },
    mail: { invalid: 'The mail cannot be sent: check the address.' },
    ocr: {
      busy: 'Many photos are being read right now. Please try again in a moment.',
      tooHard: 'This photo could not be read. Photograph only the document, close up, in good light and without glare.',
      unavailable: 'Photos cannot be read at the moment. Fill in the fields or try again in a moment.',
    },
    places: {
      linkRefused: 'The Google Maps link is not well formed',
      geocoderUnreachable: 'The address service did not answer. Choose the point on the map.',
      linkUnreachable: 'The map link could not be opened. Please try again in a moment.',
    },
  },
};
