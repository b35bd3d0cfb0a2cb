import { join } from 'node:path';
import { dataDir } from '../settings.ts';

/** The folder of the installation's files, the same that server and worker use. */
export const demoFilesDir = (): string => process.env.FILES_DIR || join(dataDir(), 'files');
