import { Store, useStore } from '../store/store.ts';

/** Longer histories are of no use. */
const LONGEST = 50;

export type HistoryStep = 'PUSH' | 'POP' | 'REPLACE';

const history = new Store<readonly string[]>([]);

/** A push adds a path, a pop goes back to it, a replacement changes the last one. */
export function nextPaths(paths: readonly string[], step: HistoryStep, path: string): readonly string[] {
  const kept = step === 'REPLACE' ? paths.slice(0, -1) : step === 'POP' ? backTo(paths, path) : paths;
  return kept.at(-1) === path ? kept : [...kept, path].slice(-LONGEST);
}

function backTo(paths: readonly string[], path: string): readonly string[] {
  const at = paths.lastIndexOf(path);
  return at < 0 ? paths : paths.slice(0, at + 1);
}

export function recordStep(step: HistoryStep, path: string): void {
  history.set(nextPaths(history.get(), step, path));
}

export function clearRouteHistory(): void {
  history.reset();
}

/** The paths that led here, the current one last. */
export function useRouteHistory(): readonly string[] {
  return useStore(history);
}
