import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

export const companyTransportationUpdate = defineNotification({
  type: 'companyTransportationUpdate',
  icon: 'building',
  tone: 'neutral',
  needs: ['companyTransportationId'],
  words: ['company'],
  target: patternOf(screens.transportCompany, { clientId: 'companyTransportationId' }),
});

export const notifications = [companyTransportationUpdate] as const;
