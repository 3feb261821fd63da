/** The group of a test file: its area, its half of the platform, or its folder of journeys. */
export function groupOf(file) {
  const parts = file.replaceAll('\\', '/').split('/');
  const depth = { areas: 3, platform: 3, app: 3 }[parts[1]] ?? 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}

/** Seconds of each file of a Vitest report, without hooks that ran outside the tests. */
export function vitestTimes(report, root) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Seconds of each file of a Playwright report, second tries included. */
export function playwrightTimes(report) {
  const secondsOf = ({ specs = [], suites = [] }) => {
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
    return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
  };
  return (report?.suites ?? []).map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }));
}

/** Groups with their files and seconds, the longest first. */
export function byGroup(times) {
  const groups = new Map();
  for (const { file, seconds } of times) {
    const group = groups.get(groupOf(file)) ?? { files: 0, seconds: 0 };
    groups.set(groupOf(file), { files: group.files + 1, seconds: group.seconds + seconds });
  }
  return [...groups].map(([name, group]) => ({ name, ...group })).sort((a, b) => b.seconds - a.seconds);
}
