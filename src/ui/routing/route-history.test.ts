import { describe, expect, it } from 'vitest';
import { type HistoryStep, nextPaths } from './route-history.ts';

const walk = (...steps: readonly (readonly [HistoryStep, string])[]) =>
  steps.reduce<readonly string[]>((paths, [step, path]) => nextPaths(paths, step, path), []);

describe('the route history', () => {
  it('grows with every push', () => {
    expect(walk(['POP', '/'], ['PUSH', '/users'], ['PUSH', '/profile'])).toEqual(['/', '/users', '/profile']);
  });

  it('goes back to a path on a pop', () => {
    expect(walk(['POP', '/'], ['PUSH', '/a'], ['PUSH', '/b'], ['PUSH', '/c'], ['POP', '/a'])).toEqual(['/', '/a']);
  });

  it('treats a pop to a new path as a step forward', () => {
    expect(walk(['POP', '/'], ['PUSH', '/a'], ['POP', '/'], ['POP', '/a'])).toEqual(['/', '/a']);
  });

  it('replaces the last path on a replacement', () => {
    expect(walk(['POP', '/'], ['REPLACE', '/users'])).toEqual(['/users']);
    expect(walk(['POP', '/a'], ['PUSH', '/'], ['REPLACE', '/a'])).toEqual(['/a']);
  });

  it('does not repeat the current path', () => {
    expect(walk(['PUSH', '/a'], ['PUSH', '/a'])).toEqual(['/a']);
  });

  it('drops the oldest paths beyond its limit', () => {
    const paths = Array.from({ length: 60 }, (_, at) => ['PUSH', `/${at}`] as const);
    expect(walk(...paths)).toHaveLength(50);
    expect(walk(...paths).at(-1)).toBe('/59');
  });
});
