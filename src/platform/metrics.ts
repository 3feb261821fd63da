import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'call' | 'status'>;
  readonly jobs: Counter<'job' | 'result'>;
  readonly streams: Gauge;
  readonly poolWaiting: Gauge;
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
    streams: new Gauge({ name: 'tropeiro_streams', help: 'Open event streams', registers }),
    poolWaiting: new Gauge({
      name: 'tropeiro_pool_waiting',
      help: 'Requests waiting for a database connection',
      registers,
    }),
  };
}
