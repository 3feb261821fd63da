import { createGt06Codec } from '#areas/tracking/rules/codecs/gt06.ts';
import { createTeltonikaCodec } from '#areas/tracking/rules/codecs/teltonika.ts';
import type { Loop } from '#platform/area.ts';
import type { Config } from '#platform/config.ts';
import type { Services } from '#platform/services.ts';
import type { DeviceListener, Report } from '../listeners/device-listener.ts';
import { startMqttBroker } from '../listeners/mqtt-broker.ts';
import { startMqttClient } from '../listeners/mqtt-client.ts';
import { startTcpListener } from '../listeners/tcp-listener.ts';
import { ingest } from './ingest.ts';

type Opened = DeviceListener | Promise<DeviceListener> | undefined;

/** Undefined: the setting is absent, and nobody listens. */
type Open = (config: Config, services: Services, report: Report) => Opened;

const reporter =
  ({ log, metrics }: Services): Report =>
  ({ via, kind, detail }) => {
    metrics.deviceProblems.inc({ via, kind });
    log.debug({ via, kind, detail }, 'a message of a device was not stored');
  };

function protocol(name: string, open: Open): Loop {
  return {
    name: `tracking.${name}`,
    role: 'ingestion',
    start: async (services) => {
      const listener = await open(services.config, services, reporter(services));
      if (listener) services.log.info({ protocol: name, port: listener.port }, 'devices are listened to');
      return { stop: async () => listener?.close() };
    },
  };
}

/** Protocols besides HTTP; each is off until its setting says where. */
export const protocolLoops: readonly Loop[] = [
  protocol('mqttBroker', ({ HOST: host, MQTT_PORT: port }, services, report) =>
    port === undefined ? undefined : startMqttBroker({ host, port, ingest: ingest(services), report }),
  ),
  protocol('mqttClient', ({ MQTT_URL: url, MQTT_TOPIC: topic, MQTT_CLIENT_ID: clientId }, services, report) =>
    url === undefined ? undefined : startMqttClient({ url, topic, clientId, ingest: ingest(services), report }),
  ),
  protocol('teltonika', ({ HOST: host, TELTONIKA_PORT: port }, services, report) =>
    port === undefined
      ? undefined
      : startTcpListener({ host, port, createCodec: createTeltonikaCodec, ingest: ingest(services), report }),
  ),
  protocol('gt06', ({ HOST: host, GT06_PORT: port }, services, report) =>
    port === undefined
      ? undefined
      : startTcpListener({ host, port, createCodec: createGt06Codec, ingest: ingest(services), report }),
  ),
];
