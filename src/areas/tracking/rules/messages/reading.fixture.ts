import type { DeviceMessage, MessageProblem, ReadMessages } from './device-message.ts';

export function messagesOf(read: ReadMessages): readonly DeviceMessage[] {
  if ('problem' in read) throw new Error(`unexpected problem ${JSON.stringify(read.problem)}`);
  return read.messages;
}

export function problemOf(read: ReadMessages): MessageProblem {
  if ('messages' in read) throw new Error(`unexpected messages ${JSON.stringify(read.messages)}`);
  return read.problem;
}

/** Numbers from 0 up to 1, the same ones in every run. */
export function createDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What must hold for every message, whatever was sent. */
export function flawsOf(message: DeviceMessage): string[] {
  const within = (value: number | null, min: number, max: number) => value === null || (value >= min && value <= max);
  const isFinitePlace = ({ lat, lng }: { lat: number; lng: number }) => Number.isFinite(lat) && Number.isFinite(lng);
  const checks: Record<string, boolean> = {
    identifier: message.identifier === null || /^\P{Cc}{1,128}$/u.test(message.identifier),
    at: message.at === null || within(message.at.getTime(), 0, 7_258_118_400_000),
    position: message.position === null || isFinitePlace(message.position),
    isValid: typeof message.isValid === 'boolean',
    speedKmh: within(message.speedKmh, 0, 1000),
    heading: within(message.heading, 0, 359.99),
    altitudeM: within(message.altitudeM, -1000, 20_000),
    accuracyM: within(message.accuracyM, 0, 1_000_000),
    batteryPercent: within(message.batteryPercent, 0, 100),
    hasPower: message.hasPower === null || typeof message.hasPower === 'boolean',
    ignition: message.ignition === null || typeof message.ignition === 'boolean',
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}
