import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { importedIcons } from '../../admin/packages/icons-material/copy.ts';
import { projectDir } from '../../db/settings.ts';

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

describe('packages', () => {
  it('has every icon that the console and react-admin import (else run admin/packages/icons-material/copy.ts)', () => {
    const icons = importedIcons();
    expect(icons.length).toBeGreaterThan(50);
    expect(
      icons.filter(
        (name) => !existsSync(path.join(projectDir, 'admin/packages/icons-material/generated', `${name}.js`)),
      ),
    ).toEqual([]);
  });

  it('says in docs/dependencies.md why each runtime dependency is there, and names no other', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json'));
    const named = [...read('docs/dependencies.md').matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort());
  });
});
