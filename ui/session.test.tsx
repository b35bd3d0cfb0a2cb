import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  clearToken,
  currentClaims,
  decodeToken,
  hasRole,
  loginPath,
  onSessionChange,
  readToken,
  roleHome,
  safeRedirect,
  storeChoice,
  storedChoice,
  storeToken,
} from './session.ts';

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

beforeEach(() => localStorage.clear());

describe('session', () => {
  it('[S-446] stores the token in local storage', () => {
    storeToken(token({ role: 'organization', sub: '7', email: 'dana@league.test', name: 'Dána', created_at: null }));
    expect(localStorage.getItem('sideline.token')).toBe(readToken());
    expect(currentClaims()).toMatchObject({ role: 'organization', sub: '7', name: 'Dána' });
    clearToken();
    expect(readToken()).toBeNull();
    expect(currentClaims()).toBeNull();
  });

  it('returns no claims for a malformed token', () => {
    expect(decodeToken('nonsense')).toBeNull();
    expect(decodeToken('a.!!!.c')).toBeNull();
    expect(decodeToken(null)).toBeNull();
  });

  it('notifies listeners when the session changes', () => {
    let told = 0;
    const stop = onSessionChange(() => {
      told += 1;
    });
    storeToken(token({ role: 'sponsor', sub: '1' }));
    clearToken();
    stop();
    clearToken();
    expect(told).toBe(2);
  });

  it('[S-370][S-371] each role has its home page; any other role has none', () => {
    expect(roleHome('admin')).toBe('/today');
    expect(roleHome('superadmin')).toBe('/today');
    expect(roleHome('organization')).toBe('/organization-dashboard');
    expect(roleHome('sponsor')).toBe('/sponsor-dashboard');
    expect(roleHome('toString')).toBeNull();
    expect(roleHome(null)).toBeNull();
  });

  it('[S-401] superadmin passes every role check', () => {
    expect(hasRole('superadmin', ['sponsor'])).toBe(true);
    expect(hasRole('admin', ['sponsor'])).toBe(false);
  });

  it('[S-362] redirects only within this site', () => {
    expect(safeRedirect('/organization-dashboard/sponsorship/3?tab=1')).toBe(
      '/organization-dashboard/sponsorship/3?tab=1',
    );
    for (const bad of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '/.//evil.test',
      '/a/..//evil.test/',
      '/%2e%2e//evil.test',
      '',
      null,
    ])
      expect(safeRedirect(bad)).toBe('/');
    expect(loginPath('/a?b=c')).toBe('/login?redirect=%2Fa%3Fb%3Dc');
  });

  it('[L-261] [S-446] stores a choice per user', () => {
    storeChoice('organization', '7', '12');
    expect(storedChoice('organization', '7')).toBe('12');
    expect(storedChoice('organization', '8')).toBeNull();
  });
});
