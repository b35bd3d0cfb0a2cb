import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { appSelector } from './appSelector.ts';
import { ADMIN_PAGES, PORTAL_PAGES, redirectOf } from './routes.ts';

describe('old addresses', () => {
  it('[S-006] /campaign-planner leads to the sponsors', () => {
    expect(redirectOf('/campaign-planner')).toBe('/campaign-planner/sponsors');
    expect(redirectOf('/campaign-planner/')).toBe('/campaign-planner/sponsors');
  });

  it('[S-010] [B-241] the old sub-paths of a campaign lead to its targeting, each to its tab', () => {
    const campaign = '/campaign-planner/sponsors/3/campaigns/7';
    expect(redirectOf(`${campaign}/leagues`)).toBe('/campaign-targeting/7?tab=properties');
    expect(redirectOf(`${campaign}/filters`)).toBe('/campaign-targeting/7?tab=filters');
  });

  it('[S-014] [B-028] /leagues leads to /organizations, the rest of the path kept', () => {
    expect(redirectOf('/leagues')).toBe('/organizations');
    expect(redirectOf('/leagues/12/packages')).toBe('/organizations/12/packages');
  });

  it('[S-015] an old verification leads to its offer', () => {
    expect(redirectOf('/verifications/99')).toBe('/offers/99');
  });

  it('[S-016] an old sponsor dashboard link leads to the campaign dashboard', () => {
    expect(redirectOf('/sponsor-dashboard/abc.def.ghi')).toBe('/campaign-dashboard/abc.def.ghi');
  });

  it('[S-017] league dashboard and self-signup lead to those of organizations', () => {
    expect(redirectOf('/league-dashboard/sponsorship/5')).toBe('/organization-dashboard/sponsorship/5');
    expect(redirectOf('/league-self-signup')).toBe('/organization-self-signup');
  });

  it('leaves addresses of today alone', () => {
    for (const path of [
      '/',
      '/sponsor-dashboard',
      '/verifications',
      '/campaign-planner/sponsors',
      '/league-packages',
      '/league-import',
    ]) {
      expect(redirectOf(path)).toBeNull();
    }
  });
});

describe('the two apps', () => {
  it('share no address', () => {
    expect(PORTAL_PAGES.filter((page) => ADMIN_PAGES.includes(page))).toEqual([]);
  });

  it('serve every page that they route', () => {
    const project = join(import.meta.dirname, '../..');
    /** The first groups of the matches in the project's files. */
    const found = (files: string, expression: RegExp) =>
      globSync(files, { cwd: project }).flatMap((file) =>
        [...readFileSync(join(project, file), 'utf8').matchAll(expression)].map(([, path]) => path as string),
      );
    const portal = found('portal/src/lib/paths.ts', /^ {2}\w+: '(\/[^']*)'/gm);
    const console = [
      ...found('admin/src/{routes.tsx,actions/pages.ts}', /(?:path="|to: '|planner = ')(\/[^"']*)/g),
      ...found('admin/src/*/index.ts', /export const (\w+)[^=]*= \{\s*list:/g).map((name) => `/${name}`),
    ];
    expect(portal).toContain('/league-packages/:packageId');
    expect(console).toEqual(expect.arrayContaining(['/organizations', '/offers/:id', '/campaign-planner/sponsors']));
    const missing = (list: string, served: string[], paths: string[]) =>
      [...new Set(paths.filter((path) => redirectOf(path) === null).map((path) => path.split('/')[1] as string))]
        .filter((segment) => segment && ![...served, 'organizations'].includes(segment))
        .map((segment) => `Add '${segment}' to ${list} in server/pages/routes.ts.`);
    expect([...missing('PORTAL_PAGES', PORTAL_PAGES, portal), ...missing('ADMIN_PAGES', ADMIN_PAGES, console)]).toEqual(
      [],
    );
  });

  it('[S-202] the portal shows the default pages on privacy and terms', () => {
    expect(PORTAL_PAGES).toEqual(expect.arrayContaining(['privacy', 'terms']));
  });
});

describe('the page of an address that both apps have', () => {
  const built = (app: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="of" content="${app}" />
    <script type="module" src="/assets/${app}/index.js"></script></head><body><div id="root"></div></body></html>`;
  const page = appSelector(built('portal'), built('admin'));

  it('[B-015] carries either app as a template, and loads neither before the role is read', () => {
    const before = page.replace(/<template[\s\S]*?<\/template>/g, '');
    expect(before).not.toContain('index.js');
    expect(before).toContain('<script src="/assets/entry/select-app.js" defer>');
    expect(page).toMatch(/<template id="portal">[\s\S]*assets\/portal\/index.js[\s\S]*<\/template>/);
    expect(page).toMatch(/<template id="console">[\s\S]*assets\/admin\/index.js[\s\S]*<\/template>/);
    expect(page.match(/<div id="root">/g)).toHaveLength(1);
  });

  const script = readFileSync(join(import.meta.dirname, 'entry', 'select-app.js'), 'utf8');
  /** Runs a page's script for a stored role; returns the app that it starts, or where it redirects. */
  function opened(role: string | null, dataset: { open?: string } = {}, viewedAs: string | null = null): string {
    let shown = '';
    const show = (what: string) => {
      shown = what;
    };
    const jwt = (of: string | null) => (of ? `e30.${btoa(JSON.stringify({ role: of }))}.x` : null);
    runInNewContext(script, {
      atob,
      location: { pathname: '/organizations/5', search: '?a=1', hash: '#b', replace: show },
      localStorage: { getItem: () => jwt(role) },
      sessionStorage: { getItem: () => jwt(viewedAs) },
      document: {
        documentElement: { dataset },
        getElementById(app: string) {
          show(app);
          return { content: { children: [] } };
        },
        querySelectorAll: () => [],
      },
    });
    return shown;
  }

  it('[B-015] starts the console for staff and the portal for everybody else who is signed in', () => {
    const apps = ['admin', 'superadmin', 'organization', 'sponsor'].map((role) => opened(role));
    expect(apps).toEqual(['console', 'console', 'portal', 'portal']);
  });

  it('starts the portal for staff who view it as somebody else, in the tab of the view', () => {
    expect(opened('admin', {}, 'organization')).toBe('portal');
  });

  it('[S-361] leads nobody signed in to the login, with the way back to the very part that was asked for', () => {
    expect(opened(null)).toBe('/login?redirect=%2Forganizations%2F5%3Fa%3D1%23b');
  });

  it('[S-019] an unknown address shows the page of the signed-in user’s app, and the portal’s to anybody', () => {
    expect(appSelector(built('portal'), built('admin'), { open: true })).toContain('<html lang="en" data-open>');
    expect(page).not.toContain('data-open');
    expect(['admin', 'sponsor', null].map((role) => opened(role, { open: '' }))).toEqual([
      'console',
      'portal',
      'portal',
    ]);
  });
});

describe('the entry', () => {
  const script = readFileSync(join(import.meta.dirname, 'entry', 'entry.js'), 'utf8');
  /** Where `/` redirects with this token, and what is stored afterwards. */
  function entered(token: string | null, view: string | null = null) {
    let [left, at] = [token, ''];
    runInNewContext(script, {
      atob,
      location: { replace: (path: string) => (at = path) },
      localStorage: { getItem: () => left, removeItem: () => (left = null) },
      sessionStorage: { getItem: () => view },
    });
    return { at, signedIn: left !== null };
  }
  const of = (role: string) => `e30.${btoa(JSON.stringify({ role }))}.x`;

  it.each([
    ['admin', '/today'],
    ['superadmin', '/today'],
    ['organization', '/organization-dashboard'],
    ['sponsor', '/sponsor-dashboard'],
  ])('[S-370] [S-371] leads %s to %s', (role, at) => {
    expect(entered(of(role))).toEqual({ at, signedIn: true });
  });

  it('leads the tab of a view to the home of the person', () => {
    expect(entered(of('admin'), of('sponsor'))).toEqual({ at: '/sponsor-dashboard', signedIn: true });
  });

  it('[S-370] [S-371] logs any other role out, and leads nobody signed in to the login', () => {
    for (const token of [of('visitor'), 'half-a-token', null])
      expect(entered(token)).toEqual({ at: '/login', signedIn: false });
  });
});
