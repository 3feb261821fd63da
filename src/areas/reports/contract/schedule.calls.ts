import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { aliasShape, LINK_LIMIT } from '#kernel/link.ts';
import { SCHEDULE_REPORTS } from './schedule.permissions.ts';
import { mailedReportShape, runShape, scheduleInputShape, scheduleShape } from './schedule.shapes.ts';

const access = { permission: SCHEDULE_REPORTS } as const;
const params = z.object({ id: idShape });
const reply = z.object({ schedule: scheduleShape });
/** Each sends up to fifty mails. */
const SEND_LIMIT = { max: 10, seconds: 60, by: 'user' } as const;

export const createSchedule = defineCall({
  id: 'reportSchedules.create',
  method: 'POST',
  path: '/reports/schedules',
  summary: 'Has a control centre sent by mail from now on, as its author sees it at that time.',
  access,
  ownPeopleOnly: true,
  status: 201,
  idempotent: true,
  body: scheduleInputShape,
  reply,
});

export const readSchedule = defineCall({
  id: 'reportSchedules.read',
  method: 'GET',
  path: '/reports/schedules/{id}',
  summary: 'A schedule: what is sent, when, and to whom.',
  access,
  params,
  reply,
});

export const updateSchedule = defineCall({
  id: 'reportSchedules.update',
  method: 'PUT',
  path: '/reports/schedules/{id}',
  summary: 'Changes a schedule; from then on it shows what whoever changed it may see.',
  access,
  ownPeopleOnly: true,
  params,
  body: scheduleInputShape.safeExtend({ version: versionShape }),
  reply,
});

export const pauseSchedule = defineCall({
  id: 'reportSchedules.pause',
  method: 'PUT',
  path: '/reports/schedules/{id}/pause',
  summary: 'Sends nothing any more until it is resumed; pausing it again changes nothing.',
  access,
  params,
  reply,
});

export const resumeSchedule = defineCall({
  id: 'reportSchedules.resume',
  method: 'PUT',
  path: '/reports/schedules/{id}/resume',
  summary: 'Sends from its next time on; what was due meanwhile is not sent.',
  access,
  params,
  reply,
});

export const deleteSchedule = defineCall({
  id: 'reportSchedules.delete',
  method: 'DELETE',
  path: '/reports/schedules/{id}',
  summary: 'Ends a schedule; the links it sent stay valid until they expire.',
  access,
  params,
  reply: z.object({ _id: idShape }),
});

export const sendSchedule = defineCall({
  id: 'reportSchedules.send',
  method: 'POST',
  path: '/reports/schedules/{id}/send',
  summary: 'Sends the report once more, now; when it is due next stays the same.',
  access,
  ownPeopleOnly: true,
  rateLimit: SEND_LIMIT,
  status: 202,
  idempotent: true,
  params,
  reply: z.object({ runId: idShape }),
});

export const listScheduleRuns = defineCall({
  id: 'reportSchedules.runs',
  method: 'GET',
  path: '/reports/schedules/{id}/runs',
  summary: 'The last runs of a schedule, newest first, with what each recipient was sent.',
  access,
  params,
  reply: z.object({ runs: z.array(runShape) }),
});

export const revokeReportMail = defineCall({
  id: 'reportSchedules.revoke',
  method: 'DELETE',
  path: '/reports/schedules/{id}/mails/{mailId}',
  summary: 'Ends the link that a recipient was sent, at once; ending it again changes nothing.',
  access,
  params: params.extend({ mailId: idShape }),
  reply: z.object({ _id: idShape }),
});

export const listSchedulePeople = defineCall({
  id: 'reportSchedules.people',
  method: 'GET',
  path: '/reports/schedules/people',
  summary: 'The people of the company to whom a report can be sent.',
  access,
  reply: z.object({ people: z.array(z.object({ _id: idShape, name: z.string(), email: z.string() })) }),
});

const linkParams = z.object({ alias: aliasShape });

export const readMailedReport = defineCall({
  id: 'mailedReport.read',
  method: 'GET',
  path: '/client/scheduled-report/{alias}',
  summary: 'Which report a link in a mail leads to, and until when.',
  access: 'link',
  rateLimit: LINK_LIMIT,
  params: linkParams,
  reply: z.object({ report: mailedReportShape }),
});

export const readMailedFile = defineCall({
  id: 'mailedReport.file',
  method: 'GET',
  path: '/client/scheduled-report/{alias}/file',
  summary: 'The file of a report that was sent by mail, while its link stands.',
  access: 'link',
  raw: true,
  rateLimit: LINK_LIMIT,
  params: linkParams,
  reply: z.unknown(),
});
