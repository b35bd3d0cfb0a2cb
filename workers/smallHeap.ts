/**
 * Imported first: makes V8 collect garbage early instead of letting its heap grow while thousands of emails are
 * rendered. Measured with offers: 149 MB instead of 215 MB, at 1.7 instead of 1.5 ms of CPU per email;
 * --optimize-for-size would take 2.7 ms.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=20');
setFlagsFromString('--semi-space-growth-factor=1');
