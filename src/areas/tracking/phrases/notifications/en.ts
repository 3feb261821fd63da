import type { Translation } from '#kernel/phrases.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  notifications: {
    types: {
      locationAsked: 'Location asked',
      locationAnswered: 'Location received',
      locationDeclined: 'Location not sent',
      trackingAlert: 'Tracking alert',
      deviceAlert: 'Device alert',
      deviceSecurityAlert: 'Device security alert',
      alarmProposals: 'Alarms to look at',
      deviceSecretGuessed: 'Device secret at risk',
    },
    messages: {
      locationAsked: 'Location asked, say where you are on order {{order}}',
      locationAnswered: 'Location received, {{driver}} answered on order {{order}}',
      locationDeclined: 'Location not sent, {{driver}} chose not to answer on order {{order}}',
      trackingAlert: 'Tracking alert, {{alert}} with {{plate}} on order {{order}}',
      deviceAlert: 'Device alert, {{alert}} with {{plate}}',
      deviceSecurityAlert: 'Device security alert, {{alert}} with {{plate}}',
      alarmProposals: 'Alarms to look at, rules with mostly false alarms last week: {{count}}',
      deviceSecretGuessed: 'Device secret at risk, {{times}} attempts with a wrong secret for {{device}} today',
    },
  },
};
