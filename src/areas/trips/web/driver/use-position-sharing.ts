import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { distanceMeters, isPlace, type Position } from '#kernel/position.ts';

export interface Seen extends Position {
  readonly at: string;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
}

/** Often enough to follow a truck, rarely enough for its battery. */
const EVERY_MS = 60_000;
const EVERY_METERS = 500;
const KMH = 3.6;

/** Whether a new fix adds something to the last one. */
export function isWorthSending(last: Seen | null, next: Seen): boolean {
  if (!last) return true;
  const later = Date.parse(next.at) - Date.parse(last.at);
  return later >= EVERY_MS || (later > 0 && distanceMeters(last, next) >= EVERY_METERS);
}

/** How long the device may look for the position of a completed task; nobody waits for it. */
const FIND_MS = 60_000;

export interface Sharing {
  readonly state: 'on' | 'denied' | 'off';
  /** The position of the device, if it was seen just now. */
  readonly known: () => Position | null;
  /** Looks for the position of the device; null if it stays unknown or is not permitted. */
  readonly find: () => Promise<Position | null>;
}

/** Follows the device only while the consent lasts. */
export function usePositionSharing(isShared: boolean, onSeen: (seen: Seen) => void): Sharing {
  const [isDenied, setDenied] = useState(false);
  const last = useRef<Seen | null>(null);
  const see = useEffectEvent(({ coords, timestamp }: GeolocationPosition) => {
    const { latitude: lat, longitude: lng, accuracy, speed } = coords;
    const seen = {
      at: new Date(timestamp).toISOString(),
      lat,
      lng,
      accuracyM: accuracy,
      speedKmh: speed === null ? null : Math.max(0, speed * KMH),
    };
    if (!isPlace(seen) || !isWorthSending(last.current, seen)) return;
    last.current = seen;
    setDenied(false);
    onSeen(seen);
  });
  const canSee = 'geolocation' in navigator;
  useEffect(() => {
    if (!isShared || !canSee) return;
    const watch = navigator.geolocation.watchPosition(
      (position) => see(position),
      ({ code, PERMISSION_DENIED }) => code === PERMISSION_DENIED && setDenied(true),
      { enableHighAccuracy: true, maximumAge: 30_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isShared, canSee]);
  const known = () => {
    const { current } = last;
    const isFresh = isShared && current && Date.now() - Date.parse(current.at) < EVERY_MS;
    return isFresh ? { lat: current.lat, lng: current.lng } : null;
  };
  const find = async () => (isShared && canSee ? findHere() : null);
  return { state: !isShared ? 'off' : isDenied || !canSee ? 'denied' : 'on', known, find };
}

/** Where the device is now, because the driver wants to say it; null if it stays unknown or is not permitted. */
export function findHere(timeout = FIND_MS): Promise<Position | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => resolve(isPlace({ lat, lng }) ? { lat, lng } : null),
      () => resolve(null),
      { enableHighAccuracy: true, maximumAge: EVERY_MS, timeout },
    );
  });
}
