import { createHash } from 'node:crypto';

const SOURCE = 'src/app/web/worker/service-worker.ts';
/** The modules needed to open the product for a signed-in user, and to leave it without losing what was recorded. */
const SHELL =
  /\/(app\/web\/(index\.html|private-frame\.tsx|shell\/profile-panel\.tsx|session\/session-controller\.ts|bundles\/[\w-]+\.ts)|areas\/trips\/web\/driver\/forget-trips\.ts|areas\/warehouses\/web\/gate\/gate-storage\.ts)$/;

/** Builds the service worker beside the application with the list of the shell's files. */
export function serviceWorker() {
  return {
    name: 'tropeiro-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = shellFiles(bundle);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const { build } = await import('esbuild');
      const { outputFiles } = await build({
        entryPoints: [SOURCE],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        define: { __SHELL_FILES__: JSON.stringify(files), __SHELL_VERSION__: JSON.stringify(version) },
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0].text });
    },
  };
}

const FONT = /\.woff2$/;

/** Addresses of the shell's scripts with their static imports, of their styles and of the interface's font. */
export function shellFiles(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const roots = chunks.filter(({ moduleIds }) => moduleIds.some((id) => SHELL.test(id)));
  const needed = new Set(Object.keys(bundle).filter((fileName) => FONT.test(fileName)));
  const need = (fileName) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    const { imports = [], viteMetadata } = bundle[fileName];
    for (const style of viteMetadata?.importedCss ?? []) needed.add(style);
    for (const imported of imports) if (bundle[imported]) need(imported);
  };
  for (const { fileName } of roots) need(fileName);
  return [...needed].sort().map((fileName) => `/${fileName}`);
}
