import type { Problem, Source } from './source.ts';

/** One problem per circle of imports, reported at the file where the search closed it. */
export function findCircles(sources: ReadonlyMap<string, Source>): Problem[] {
  const problems: Problem[] = [];
  const finished = new Set<string>();
  const open: string[] = [];

  function walk(path: string): void {
    const at = open.indexOf(path);
    if (at >= 0) {
      const circle = [...open.slice(at), path];
      problems.push({ path, line: 1, rule: 'circle', message: `imports itself: ${circle.join(' → ')}` });
      return;
    }
    const source = sources.get(path);
    if (!source || finished.has(path)) return;
    open.push(path);
    for (const { target } of source.imports) if (target !== undefined) walk(target);
    open.pop();
    finished.add(path);
  }

  for (const path of sources.keys()) walk(path);
  return problems;
}
