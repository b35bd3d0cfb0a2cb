/**
 * The layers of the project from bottom to top. A name covers a folder, except for what a longer name below covers, or
 * one file; "folder/*" makes each folder in it a name of its own. A file imports from its own name and from lower
 * layers; names of the same layer do not import each other.
 */
export const LAYERS: readonly (readonly string[])[] = [
  ['db/generated', 'db'],
  ['ui', 'db/embedded', 'db/migrate', 'db/demographics'],
  ['admin', 'portal/src/i18n', 'db/instance'],
  ['portal/src/lib'],
  ['portal/src/components'],
  ['portal/src/layout'],
  ['portal/src/shared/feedback', 'portal/src/shared/filters'],
  ['portal/src/shared/*'],
  ['portal/src/features/*'],
  ['portal/src/app'],
  ['portal'],
  ['db/cli', 'server/shared'],
  [
    'server/shared/calendar',
    'server/shared/files',
    'server/shared/links',
    'server/shared/observability',
    'server/shared/passwords',
    'server/shared/pdf',
    'server/shared/text',
  ],
  ['server/shared/mail', 'server/demo', 'server/viewer.ts', 'server/lookerHosts.ts'],
  ['server/config.ts'],
  ['server/database'],
  ['server/context.ts'],
  ['server/links'],
  ['server/http'],
  ['server/externalServices', 'server/files', 'server/pages'],
  ['server/addresses', 'server/geocoding', 'server/auth', 'server/csv'],
  ['server/exports', 'server/fastPath', 'server/rest'],
  ['server/checks', 'server/dashboards', 'server/graphql'],
  ['server/app.ts', 'server/generate'],
  ['server/main.ts', 'server/cli', 'server/start'],
  ['workers/database.ts', 'workers/thumbnail'],
  ['workers/contract', 'workers/mail', 'workers/recap'],
  ['workers'],
  ['workers/tasks'],
  ['workers/worker.ts'],
  ['workers/main.ts'],
];

/** Folders that are imported through one file only. */
export const ENTRIES: Readonly<Record<string, string>> = {
  'server/fastPath': 'server/fastPath/index.ts',
  'server/shared/mail': 'server/shared/mail/index.ts',
};
