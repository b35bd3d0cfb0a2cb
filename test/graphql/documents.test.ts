import { describe, expect, it } from '@jest/globals';
import { buildSchema, type ExecutionResult, execute, parse, printSchema } from 'graphql';
import { operations as consoleDocuments } from '../../admin/src/dataProvider/generated/operations.ts';
import { collectOperations } from '../../server/graphql/collectOperations.ts';
import { schemaOf } from '../../server/graphql/exportSchema.ts';
import { loadKnownOperations } from '../../server/graphql/knownOperations.ts';
import { variablesOf } from '../harness/documentVariables.ts';
import { makeDocumentSubjects } from './documentSubjects.ts';
import { type PortalViewer, portalViewers } from './portalViewers.ts';
import { apiSetup } from './setup.ts';
import { linkTokens, loginTokens } from './tokens.ts';

const operations = collectOperations().flatMap(({ text, file }) => {
  const [, name] = /^query (\w+)/m.exec(text) ?? [];
  return name ? [{ name, text, app: file.split('/')[0] as 'portal' | 'admin' | 'ui' }] : [];
});

const { database, server, fixture } = await apiSetup();
const staffSchema = buildSchema(printSchema(await schemaOf(database.authenticatorUrl, 'staff')));
const { league: onboarding, ...links } = linkTokens(fixture);
const logins = await loginTokens(server, 'superadmin', 'league', 'sponsor');
const tokens: Record<PortalViewer | 'superadmin', string> = { ...links, onboarding, ...logins };
const subjects = await makeDocumentSubjects(database, server, fixture, tokens.superadmin);

/** Nulls in a response where the console's types declare a value. */
const missing = (text: string, variableValues: Record<string, unknown>, data: unknown) =>
  (
    execute({
      schema: staffSchema,
      document: parse(text),
      rootValue: data,
      variableValues,
      fieldResolver: (source, _args, _context, { path }) => source[path.key],
    }) as ExecutionResult
  ).errors;

describe('the documents of the apps', () => {
  it('[B-398] [S-423] are all there', () => {
    expect(operations.length).toBeGreaterThan(60);
    const names = operations.filter(({ app }) => app !== 'admin').map(({ name }) => name);
    expect(Object.keys(portalViewers).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are known by the ids that the console sends', () => {
    const known = loadKnownOperations();
    for (const { id, kind, name } of Object.values(consoleDocuments))
      expect(known[id ?? '']).toMatch(new RegExp(`^${kind} ${name}\\b`));
  });

  it.each(operations)('$app $name answers', async ({ name, text, app }) => {
    const who = app === 'admin' ? 'superadmin' : portalViewers[name];
    if (!who) throw new Error(`Say in portalViewers.ts who asks ${name}.`);
    const { data, errors } = await server.graphql(text, variablesOf(name, text, subjects), tokens[who]);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
    if (app === 'admin') expect(missing(text, variablesOf(name, text, subjects), data)).toBeUndefined();
    // the first response comes from Grafast; later ones may come from the compiled plan
    for (let again = 0; again < 2; again++)
      expect(await server.graphql(text, variablesOf(name, text, subjects), tokens[who])).toEqual({ data });
  });
});
