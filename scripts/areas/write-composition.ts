import { composition } from './composition.ts';
import { disk, write } from './files.ts';

// Runs in the project's folder, before the labels: those are read through what is written here.
write(composition(disk));
