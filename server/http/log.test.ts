import { describe, expect, it } from '@jest/globals';
import { loggablePath } from './log.ts';

describe('the log', () => {
  it.each([
    'accept-offer',
    'qualify',
    'campaign-dashboard',
    'dashboards',
    'recover-account',
    'reset_password',
    'invitations',
    'files',
    'survey_views',
    'shared-recap',
    'sponsorship-status',
    'sponsorship_status',
    'recap-shares',
    'photo-release',
    'photo-releases',
  ])('never holds what follows /%s/', (page) => {
    expect(loggablePath(`/${page}/secret.part/more`)).toBe(`/${page}/[hidden]`);
    expect(loggablePath(`/${page.toUpperCase()}/secret.part`)).not.toContain('secret');
  });

  it('holds other paths as they are', () => {
    expect(loggablePath('/offers/12')).toBe('/offers/12');
  });
});
