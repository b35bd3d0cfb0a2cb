/** Imports go in one direction: between layers as server/generate/layers.ts states, and never in a cycle of files. */
import { describe, expect, it } from '@jest/globals';
import { type ImportGraph, readImports } from '../../server/generate/importGraph.ts';
import { cyclesOf, forbiddenImports } from './imports.ts';

const graphOf = (imports: Record<string, string[]>): ImportGraph =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]));

describe('the imports of the project', () => {
  const graph = readImports();

  it('are found, of values and of types', () => {
    expect(graph.size).toBeGreaterThan(700);
    expect([...(graph.get('server/context.ts') ?? [])].sort()).toEqual([
      'db/clock.ts',
      'server/config.ts',
      'server/database/pool.ts',
    ]);
  });

  it('never run in a circle', () => expect(cyclesOf(graph)).toEqual([]));

  it('run from upper to lower layers, and into a module by its entry', () =>
    expect(forbiddenImports(graph)).toEqual([]));
});

describe('the check of imports', () => {
  it('names a circle once', () => {
    const graph = graphOf({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] });
    expect(cyclesOf(graph)).toEqual([['a', 'b', 'c']]);
  });

  it('names an import of one feature of the portal by another, and of the app by a feature', () => {
    const graph = graphOf({
      'portal/src/features/proof/Upload.tsx': [
        'portal/src/features/login/Login.tsx',
        'portal/src/features/proof/photo.ts',
        'portal/src/app/App.tsx',
        'portal/src/shared/addresses/places.ts',
      ],
      'portal/src/layout/Page.tsx': ['portal/src/shared/addresses/places.ts'],
    });
    expect(forbiddenImports(graph)).toEqual([
      'portal/src/features/proof/Upload.tsx must not import portal/src/features/login/Login.tsx',
      'portal/src/features/proof/Upload.tsx must not import portal/src/app/App.tsx',
      'portal/src/layout/Page.tsx must not import portal/src/shared/addresses/places.ts',
    ]);
  });

  it('names an import upward, one between neighbors, one past an entry and a file without a layer', () => {
    const graph = graphOf({
      'db/client.ts': ['db/cli/url.ts'],
      'server/files/install.ts': ['server/pages/install.ts', 'server/http/errors.ts'],
      'workers/mail/renderQueue.ts': ['server/shared/mail/render.ts', 'server/shared/mail/index.ts'],
      'elsewhere/new.ts': [],
    });
    expect(forbiddenImports(graph)).toEqual([
      'db/client.ts must not import db/cli/url.ts',
      'server/files/install.ts must not import server/pages/install.ts',
      'workers/mail/renderQueue.ts must import server/shared/mail/index.ts instead of server/shared/mail/render.ts',
      'elsewhere/new.ts is in no layer',
    ]);
  });
});
