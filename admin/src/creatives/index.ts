import type { ResourceProps } from 'react-admin';

/**
 * Texts and files for leagues, and the templates of default deadlines: created, edited and deleted in the dialog of
 * their deadline, which reads both in one query. Files are uploaded over REST. Replacing the creatives of running
 * offers is an operation (`replaceCreatives`), because it selects the offers and emails them.
 */
export const creativeContents: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const creativeContentTemplates: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const creativeFiles: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const creativeFileTemplates: Partial<ResourceProps> = { recordRepresentation: 'name' };
