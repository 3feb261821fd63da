import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import * as calls from '../../contract/schedule.calls.ts';
import { readFileOf, readMailed } from './mailed-report.service.ts';
import * as schedules from './schedule.service.ts';

export const scheduleRoutes: readonly AnyRoute[] = [
  route(calls.createSchedule, (context, { body }) => schedules.create(context, body)),
  readingRoute(calls.listSchedulePeople, (context) => schedules.readPeople(context)),
  readingRoute(calls.readSchedule, (context, { params }) => schedules.read(context, params.id)),
  route(calls.updateSchedule, (context, { params, body }) => schedules.update(context, params.id, body)),
  route(calls.pauseSchedule, (context, { params }) => schedules.pause(context, params.id)),
  route(calls.resumeSchedule, (context, { params }) => schedules.resume(context, params.id)),
  route(calls.deleteSchedule, (context, { params }) => schedules.remove(context, params.id)),
  route(calls.sendSchedule, (context, { params }) => schedules.sendNow(context, params.id)),
  readingRoute(calls.listScheduleRuns, (context, { params }) => schedules.readRuns(context, params.id)),
  route(calls.revokeReportMail, (context, { params }) => schedules.revokeMail(context, params)),
  route(calls.readMailedReport, (context, { params }) => readMailed(context, params.alias)),
  route(calls.readMailedFile, (context, { params }) => readFileOf(context, params.alias)),
];
