import { startBareServer } from '../bare-server.ts';
import { FLOORS } from './floors.ts';

await startBareServer(FLOORS, {});
