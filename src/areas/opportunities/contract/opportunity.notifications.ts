import { defineNotification } from '#areas/notifications/rules/notification-kind.ts';
import { patternOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';

const id = { opportunityId: 'opportunity' } as const;

export const postulation = defineNotification({
  type: 'postulation',
  icon: 'person',
  tone: 'info',
  needs: ['opportunity'],
  words: ['applicant', 'opportunity'],
  target: patternOf(screens.opportunity, id),
});

export const carrierPostulation = defineNotification({
  type: 'carrierPostulation',
  icon: 'person',
  tone: 'info',
  needs: ['opportunity'],
  words: ['company', 'opportunity'],
  target: patternOf(screens.opportunity, id),
});

export const opportunityCreated = defineNotification({
  type: 'opportunityCreated',
  icon: 'speakerphone',
  tone: 'active',
  needs: ['opportunity'],
  words: ['company', 'origin', 'destination'],
  target: patternOf(screens.publishedOpportunity, id),
});

export const notifications = [postulation, carrierPostulation, opportunityCreated] as const;
