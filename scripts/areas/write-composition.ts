import { composition } from './composition.ts';
import { disk, write } from './files.ts';

// Runs in the project's folder before the labels, which are read through the files written here.
write(composition(disk));
