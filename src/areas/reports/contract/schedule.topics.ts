import { type AreaTopics, showing } from '#kernel/topics.ts';
import { SCHEDULE_REPORTS } from './schedule.permissions.ts';

export const topics: AreaTopics = {
  topics: { reportSchedule: { company: { holders: SCHEDULE_REPORTS } } },
  shows: [
    ...showing(['reportSchedule.list'], { reportSchedule: null }),
    ...showing(['reportSchedules.read', 'reportSchedules.runs'], { reportSchedule: 'id' }),
  ],
};
