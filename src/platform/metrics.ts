import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'call' | 'status'>;
  readonly jobs: Counter<'job' | 'result'>;
  readonly jobsWaiting: Gauge<'queue'>;
  readonly jobsRunning: Gauge<'queue'>;
  readonly outsideCalls: Counter<'service' | 'result'>;
  readonly outsideResting: Gauge<'service'>;
  readonly streams: Gauge;
  readonly changesRead: Counter<'from'>;
  readonly liveSeconds: Histogram;
  readonly deviceMessages: Counter<'result'>;
  readonly deviceMessagesWaiting: Gauge;
  readonly deviceProblems: Counter<'via' | 'kind'>;
  readonly poolWaiting: Gauge;
  readonly reportDifferences: Counter;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'tropeiro_' });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'tropeiro_request_seconds',
      help: 'Duration of API calls',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Counter({
      name: 'tropeiro_jobs_total',
      help: 'Background jobs by result',
      labelNames: ['job', 'result'],
      registers,
    }),
    jobsWaiting: new Gauge({
      name: 'tropeiro_jobs_waiting',
      help: 'Background jobs that are due and not yet begun',
      labelNames: ['queue'],
      registers,
    }),
    jobsRunning: new Gauge({
      name: 'tropeiro_jobs_running',
      help: 'Background jobs being worked on, by all processes',
      labelNames: ['queue'],
      registers,
    }),
    outsideCalls: new Counter({
      name: 'tropeiro_outside_calls_total',
      help: 'Calls to services outside the product by result',
      labelNames: ['service', 'result'],
      registers,
    }),
    outsideResting: new Gauge({
      name: 'tropeiro_outside_resting',
      help: '1 while a service outside the product is not used because it failed several times in a row',
      labelNames: ['service'],
      registers,
    }),
    streams: new Gauge({ name: 'tropeiro_streams', help: 'Open event streams', registers }),
    changesRead: new Counter({
      name: 'tropeiro_changes_read_total',
      help: 'Readings of what changed, by where they came from',
      labelNames: ['from'],
      registers,
    }),
    liveSeconds: new Histogram({
      name: 'tropeiro_live_seconds',
      help: 'Each tick of the live maps, until every open map whose turn it was had been sent what changed',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    deviceMessages: new Counter({
      name: 'tropeiro_device_messages_total',
      help: 'Messages of devices by what became of them',
      labelNames: ['result'],
      registers,
    }),
    deviceProblems: new Counter({
      name: 'tropeiro_device_problems_total',
      help: 'What listeners of devices could not read or store',
      labelNames: ['via', 'kind'],
      registers,
    }),
    deviceMessagesWaiting: new Gauge({
      name: 'tropeiro_device_messages_waiting',
      help: 'Messages of devices that are not stored yet',
      registers,
    }),
    reportDifferences: new Counter({
      name: 'tropeiro_report_differences_total',
      help: 'Figures of reports that a nightly comparison found different from their orders, and put right',
      registers,
    }),
    poolWaiting: new Gauge({
      name: 'tropeiro_pool_waiting',
      help: 'Requests waiting for a database connection',
      registers,
    }),
  };
}
