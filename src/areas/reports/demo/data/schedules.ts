import type { ShippedRole } from '#kernel/area.ts';
import type { Language } from '#kernel/language.ts';
import type { Rhythm, SCHEDULE_PERIODS } from '../../rules/report-schedule.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';

/** What became of its runs: all sent, one failed in between, stopped by a person, or given up after five failures. */
export type ScheduleStory = 'sent' | 'onceFailed' | 'paused' | 'givenUp' | 'new';

export interface DemoSchedule {
  /** The key of the company. */
  readonly company: string;
  /** Of whom wrote it. */
  readonly author: ShippedRole;
  readonly name: string;
  readonly screen: ReportScreen;
  readonly format: 'pdf' | 'xlsx';
  readonly period: (typeof SCHEDULE_PERIODS)[number];
  readonly rhythm: Rhythm;
  readonly language: Language;
  /** People of the company by their roles, and addresses outside. */
  readonly to: readonly ShippedRole[];
  readonly outside: readonly string[];
  readonly story: ScheduleStory;
}

const daily = (hour: string): Rhythm => ({ frequency: 'daily', weekday: null, monthDay: null, hour });
const weekly = (weekday: number, hour: string): Rhythm => ({ frequency: 'weekly', weekday, monthDay: null, hour });
const monthly = (monthDay: number, hour: string): Rhythm => ({ frequency: 'monthly', weekday: null, monthDay, hour });
const BOSS = 'company-administrator';

// biome-ignore format: one schedule each paragraph reads best as a table
export const DEMO_SCHEDULES: readonly DemoSchedule[] = [
  { company: 'serra', author: 'transport-company', name: 'Operação da semana', screen: 'operations', format: 'pdf', period: '7',
    rhythm: weekly(1, '07:00'), language: 'pt-BR', to: [BOSS, 'operator'], outside: [], story: 'sent' },
  { company: 'serra', author: 'auditor', name: 'Fechamento mensal', screen: 'overview', format: 'xlsx', period: 'lastMonth',
    rhythm: monthly(1, '06:30'), language: 'pt-BR', to: [BOSS, 'auditor'], outside: ['contabilidade@azevedo.test'], story: 'sent' },
  { company: 'illimani', author: 'operator', name: 'Operación de ayer', screen: 'operations', format: 'pdf', period: 'yesterday',
    rhythm: daily('06:45'), language: 'es', to: ['operator', BOSS], outside: [], story: 'onceFailed' },
  { company: 'illimani', author: 'transport-company', name: 'Granos de la quincena', screen: 'agro', format: 'xlsx', period: '14',
    rhythm: weekly(5, '17:30'), language: 'es', to: ['transport-company'], outside: ['balanza@acopio.test'], story: 'paused' },
  { company: 'valle', author: 'shipper', name: 'Cumplimiento de transportistas', screen: 'shipper', format: 'pdf', period: '30',
    rhythm: weekly(1, '08:30'), language: 'es', to: ['shipper', BOSS], outside: ['comercial@araucania.test'], story: 'sent' },
  { company: 'valle', author: 'shipper', name: 'Costos por ruta', screen: 'shipper', format: 'xlsx', period: '30',
    rhythm: monthly(31, '07:00'), language: 'es', to: ['shipper'], outside: ['finanzas@valle.test'], story: 'sent' },
  { company: 'campos', author: 'agro-shipper', name: 'Embarques da safra', screen: 'agroShipper', format: 'pdf', period: '30',
    rhythm: weekly(2, '07:15'), language: 'pt-BR', to: ['agro-shipper', BOSS], outside: ['porto@paranagua.test'], story: 'onceFailed' },
  { company: 'pacifico', author: 'transport-company', name: 'Flota y margen', screen: 'operations', format: 'xlsx', period: '30',
    rhythm: monthly(5, '09:00'), language: 'es', to: ['transport-company', 'auditor'], outside: [], story: 'sent' },
  { company: 'pacifico', author: 'auditor', name: 'Seguridad semanal', screen: 'security', format: 'pdf', period: '7',
    rhythm: weekly(1, '06:00'), language: 'es', to: ['auditor'], outside: ['seguros@rimac.test'], story: 'givenUp' },
  { company: 'sierra', author: 'operator', name: 'Entregas a tiempo', screen: 'operations', format: 'pdf', period: '14',
    rhythm: weekly(3, '10:00'), language: 'es', to: ['operator'], outside: [], story: 'new' },
  { company: 'cordillera', author: 'shipper', name: 'Fletes del concentrado', screen: 'shipper', format: 'xlsx', period: '7',
    rhythm: daily('05:30'), language: 'es', to: ['shipper', BOSS], outside: ['control@mina.test'], story: 'paused' },
  { company: 'charrua', author: 'auditor', name: 'Overview for the board', screen: 'overview', format: 'pdf', period: 'all',
    rhythm: monthly(10, '08:00'), language: 'en', to: ['auditor'], outside: ['board@rio-negro.test'], story: 'sent' },
];
