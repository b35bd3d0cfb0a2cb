import type { ResourceProps } from 'react-admin';

/**
 * Texts and files that leagues get, and the templates of default deadlines: added, changed and deleted in the dialog of their
 * deadline, which reads both in one query. A file is uploaded over REST; replacing the creatives of running offers is an
 * operation (`replaceCreatives`), because it decides which offers it meets and e-mails them.
 */
export const creativeContents: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const creativeContentTemplates: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const creativeFiles: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const creativeFileTemplates: Partial<ResourceProps> = { recordRepresentation: 'name' };
