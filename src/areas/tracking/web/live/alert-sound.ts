import { useEffect, useRef, useState } from 'react';
import type { LiveTruck } from '../../contract/live.shapes.ts';

const KEPT_AS = 'tropeiro.tracking.sound';
const TONE = { hertz: 880, seconds: 0.25, volume: 0.2 };

/** A short tone for each new high alert. Browsers allow it after a click only, so it is switched on by one, and silent until then. */
export function useAlertSound(trucks: readonly LiveTruck[]) {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEPT_AS) === 'on');
  const audio = useRef<AudioContext | null>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const high = new Set(trucks.flatMap(({ alert }) => (alert?.criticality === 'high' ? [alert.id] : [])));
    const isNew = known.current !== null && [...high].some((id) => !known.current?.has(id));
    if (trucks.length > 0) known.current = high;
    if (isOn && isNew && audio.current) play(audio.current);
  }, [trucks, isOn]);
  useEffect(() => {
    if (!isOn || audio.current) return;
    // Remembered from another day: the first click or key anywhere allows it.
    const allow = () => {
      audio.current ??= new AudioContext();
    };
    const once = { once: true } as const;
    document.addEventListener('pointerdown', allow, once);
    document.addEventListener('keydown', allow, once);
    return () => {
      document.removeEventListener('pointerdown', allow);
      document.removeEventListener('keydown', allow);
    };
  }, [isOn]);
  useEffect(
    () => () => {
      void audio.current?.close();
      audio.current = null;
    },
    [],
  );
  const toggle = () => {
    audio.current ??= new AudioContext();
    if (!isOn) play(audio.current);
    localStorage.setItem(KEPT_AS, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return { isOn, toggle };
}

function play(context: AudioContext): void {
  // A machine that slept may have stopped it.
  void context.resume();
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.frequency.value = TONE.hertz;
  volume.gain.value = TONE.volume;
  source.connect(volume).connect(context.destination);
  source.start();
  source.stop(context.currentTime + TONE.seconds);
}
