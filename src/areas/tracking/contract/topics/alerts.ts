import { type AreaTopics, showing } from '#kernel/topics.ts';
import { SEE_MAP } from '../tracking.permissions.ts';
import { ABOUT_TRUCKS } from './about-trucks.ts';

export const alertTopics: AreaTopics = {
  topics: {
    alert: ABOUT_TRUCKS,
    alertMute: { company: { holders: SEE_MAP } },
    alarmProposal: { company: { holders: SEE_MAP } },
  },
  shows: [
    ...showing(['tracking.readAlert'], { alert: 'id', alertMute: null }),
    ...showing(['alert.list', 'alert.tabs'], { alert: null }),
    ...showing(['tracking.listMutes'], { alertMute: null }),
    ...showing(['tracking.listProposals'], { alarmProposal: null }),
    ...showing(['exceptions.read'], { alert: null }),
  ],
};
