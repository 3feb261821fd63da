import { generate } from 'mqtt-packet';
import { describe, expect, it } from 'vitest';
import { MqttFrames } from './mqtt-frames.ts';
import { topicParts } from './mqtt-payload.ts';

const publish = (length: number) =>
  generate({ cmd: 'publish', topic: 'positions/1', payload: 'x'.repeat(length), qos: 0, dup: false, retain: false });

describe('the size of packets', () => {
  it('is counted whole, glued and byte by byte', () => {
    const small = Buffer.concat([publish(10), generate({ cmd: 'pingreq' }), publish(150), publish(980)]);
    expect(new MqttFrames(1000).accepts(small)).toBe(true);
    const bytes = new MqttFrames(1000);
    expect([...small].every((byte) => bytes.accepts(Uint8Array.of(byte)))).toBe(true);
  });

  it('is noticed with the header, not with the last byte', () => {
    const frames = new MqttFrames(1000);
    expect(frames.accepts(publish(10))).toBe(true);
    expect(frames.accepts(publish(1001).subarray(0, 3))).toBe(false);
    expect(new MqttFrames(1000).accepts(Uint8Array.of(0x30, 0xff, 0xff, 0xff, 0xff, 1))).toBe(false);
  });
});

describe('a topic', () => {
  it.each([
    ['positions/7', { identifier: '7', secret: null, gateway: '' }],
    ['positions/7/abc', { identifier: '7', secret: 'abc', gateway: '' }],
    ['fleet/north/positions/7/abc', { identifier: '7', secret: 'abc', gateway: 'fleet/north' }],
    ['positions', null],
    ['positions/', null],
    ['positions/7/abc/d', null],
    ['devices/7', null],
  ])('%s names %j', (topic, parts) => {
    expect(topicParts(topic)).toEqual(parts);
  });
});
