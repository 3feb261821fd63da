import { setTimeout as wait } from 'node:timers/promises';
import { connect, type IPublishPacket } from 'mqtt';
import type { Incoming, Ingest } from '../../rules/messages/ingest-types.ts';
import { secretIn } from '../../rules/messages/read-any.ts';
import { type DeviceListener, type Report, textOf } from './device-listener.ts';
import { readPayload, topicParts } from './mqtt-payload.ts';

const SECOND = 1000;
const PERIOD = { first: SECOND, longest: 60 * SECOND };
const MAX_PAYLOAD_BYTES = 256 * 1024;

export interface MqttClientOptions {
  /** Of the broker, with user and password where it wants them. */
  readonly url: string;
  /** The topics to follow; with `$share/{group}/` in front several processes share them out. */
  readonly topic: string;
  /** The broker keeps what is not acknowledged under this name, so it stays the same. */
  readonly clientId: string;
  readonly ingest: Ingest;
  readonly report: Report;
  /** How many messages may be on their way into the database. */
  readonly maxInFlight?: number;
}

/**
 * Follows a broker of somebody else. Each message names its sender by the secret in its payload, or behind the
 * identifier in its topic, and is acknowledged after the commit.
 */
export function startMqttClient(options: MqttClientOptions): DeviceListener {
  const { url, topic, clientId, ingest, report, maxInFlight = 200 } = options;
  const closing = new AbortController();
  const client = connect(url, {
    clientId,
    clean: false,
    resubscribe: false,
    reconnectPeriod: PERIOD.first,
    reconnectOnConnackError: true,
  });
  const running = new Set<Promise<unknown>>();
  /** Goes on to the next message, once there is room. */
  let resume: (() => void) | null = null;
  let last: Promise<unknown> = Promise.resolve();

  client.on('connect', () => {
    client.options.reconnectPeriod = PERIOD.first;
    client.subscribe(topic, { qos: 1 }, (error) => {
      if (error) report({ via: 'mqtt', kind: 'failed', detail: `subscription: ${error.message}` });
    });
  });
  client.on('error', (error) => report({ via: 'mqtt', kind: 'failed', detail: textOf(error) }));
  client.on('close', () => {
    const { reconnectPeriod = PERIOD.first } = client.options;
    // Not all at the same moment when a broker comes back.
    client.options.reconnectPeriod = Math.min(PERIOD.longest, reconnectPeriod * (1.5 + Math.random()));
  });

  client.handleMessage = (packet, next) => {
    const { stream } = client;
    const done = Promise.all([take(packet), last]).then(([isDone]) => {
      // On another connection the broker sends it again under a new number.
      if (isDone && packet.qos === 1 && stream === client.stream && stream.writable) stream.write(acknowledge(packet));
    });
    last = done;
    running.add(done);
    void done.finally(() => {
      running.delete(done);
      // Reading on may at once fill the place that became free.
      const goOn = resume;
      resume = null;
      goOn?.();
    });
    // An error means here: no acknowledgement yet. The next message is read while this one is stored.
    const goOn = () => next(NOT_YET);
    if (running.size < maxInFlight) goOn();
    else resume = goOn;
  };

  /** Whether the broker may forget it. */
  async function take({ topic: name, payload }: IPublishPacket): Promise<boolean> {
    const parts = topicParts(name);
    const text = payload.length <= MAX_PAYLOAD_BYTES ? payload.toString() : '';
    const secret = secretIn(text) ?? parts?.secret ?? null;
    const read = readPayload(text, parts?.identifier ?? null);
    // Sent again these two would be no better.
    if ('problem' in read) report({ via: 'mqtt', kind: 'unreadable', detail: read.problem.kind });
    else if (secret === null) report({ via: 'mqtt', kind: 'refused', detail: 'no secret' });
    else {
      const source = { kind: 'broker', value: `${url} ${parts?.gateway ?? ''}` } as const;
      return store({ sender: { kind: 'secret', secret }, via: 'mqtt', messages: read.messages, source });
    }
    return true;
  }

  /**
   * Tries until it is stored: meanwhile the broker keeps it, and sends no more than may be on their way. What one device sends
   * beyond its limit is refused and counted.
   */
  async function store(incoming: Incoming): Promise<boolean> {
    for (let pause = SECOND; !closing.signal.aborted; pause = Math.min(PERIOD.longest, pause * 2)) {
      let delay = pause;
      try {
        const outcome = await ingest(incoming);
        if (outcome.kind === 'stored') return true;
        report({ via: 'mqtt', kind: outcome.kind, detail: 'message' });
        // The broker sends no more than a few at once: waiting for one device would hold up all the others.
        if (outcome.kind === 'refused' || outcome.isTooMuch) return true;
        delay = outcome.retryAfterSeconds * SECOND;
      } catch (error) {
        report({ via: 'mqtt', kind: 'failed', detail: textOf(error) });
      }
      await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    return false;
  }

  return {
    port: 0,
    close: async () => {
      closing.abort();
      await Promise.all(running);
      await client.endAsync(!client.connected);
    },
  };
}

const NOT_YET = new Error('not yet');

/** The packet PUBACK: written here, because the library writes it only before it reads on. */
const acknowledge = ({ messageId = 0 }: IPublishPacket): Buffer =>
  Buffer.from([0x40, 2, messageId >> 8, messageId & 0xff]);
