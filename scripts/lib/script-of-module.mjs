import path from 'node:path';

/** Beside the bundler's manifest, which does not say where a module went that is loaded later and shares its script. */
export const MODULES_FILE = '.vite/modules.json';

/** Writes down the script of every module that is loaded later. */
export function scriptOfModule() {
  let root;
  return {
    name: 'tropeiro-script-of-module',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const scripts = {};
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          if (this.getModuleInfo(id)?.dynamicImporters.length) scripts[path.posix.relative(root, id)] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: MODULES_FILE, source: JSON.stringify(scripts) });
    },
  };
}
