/**
 * Imported first: makes V8 collect early instead of letting its heap grow while a batch of mails is written. 2,000 mails took
 * 300 MB without and 135 MB with it, at 160 and 130 mails a second.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--optimize-for-size');
setFlagsFromString('--semi-space-growth-factor=1');
