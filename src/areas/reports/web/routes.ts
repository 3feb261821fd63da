import { screens } from '#areas/reports/area.ts';
import type { ComposedReport, ReportScreen } from '#areas/reports/rules/report-screen.ts';
import { defineRoutes, withProps } from '#ui/routing/routes.ts';

const controlCentre = (report: ReportScreen) => ({
  load: withProps({ report }, () => import('./embed/control-centre.tsx')),
  words: ['reports/later'],
  first: async () => (await import('./report-calls.ts')).firstNumbers(report),
});

const composed = (report: ComposedReport) => ({
  load: withProps({ report }, () => import('./composed/composed-screen.tsx')),
  words: ['reports/later'],
});

export const routes = defineRoutes(screens, {
  overview: controlCentre('overview'),
  operations: controlCentre('operations'),
  shipper: controlCentre('shipper'),
  agro: controlCentre('agro'),
  agroShipper: controlCentre('agroShipper'),
  security: controlCentre('security'),
  scorecards: composed('scorecards'),
  lanes: composed('lanes'),
  payments: composed('payments'),
  documents: composed('documents'),
  reports: () => import('./list/reports-screen.tsx'),
  schedules: { isList: true, load: () => import('./schedules/schedules-screen.tsx') },
  createSchedule: { words: ['reports/later'], load: () => import('./schedules/create-schedule-screen.tsx') },
  schedule: { words: ['reports/later'], load: () => import('./schedules/schedule-screen.tsx') },
  editSchedule: { words: ['reports/later'], load: () => import('./schedules/edit-schedule-screen.tsx') },
  embeds: { words: ['reports/later'], load: () => import('./embed/embeds-screen.tsx') },
  embed: { words: ['reports/later'], load: () => import('./embed/embed-screen.tsx') },
  publicReport: { words: ['reports/later'], load: () => import('./public/public-report-screen.tsx') },
  mailedReport: { words: ['reports/later'], load: () => import('./schedules/mailed-report-screen.tsx') },
});
