import { MANIFESTS } from '#app/manifests.gen.ts';
import { write } from './files.ts';
import { labelFiles } from './labels.ts';

// Runs in the project's folder.
write(labelFiles(Object.values(MANIFESTS)));
