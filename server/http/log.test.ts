import { describe, expect, it } from '@jest/globals';
import { LINK_PAGES } from '../pages/routes.ts';
import { loggablePath } from './log.ts';

describe('the log', () => {
  it.each([
    ...LINK_PAGES,
    'dashboards',
    'reset_password',
    'invitations',
    'files',
    'survey_views',
    'sponsorship_status',
    'recap-shares',
    'photo-releases',
    'contract-links',
    'invoice-links',
    'tax_form',
  ])('never holds what follows /%s/', (page) => {
    expect(loggablePath(`/${page}/secret.part/more`)).toBe(`/${page}/[hidden]`);
    expect(loggablePath(`/${page.toUpperCase()}/secret.part`)).not.toContain('secret');
  });

  it('holds other paths as they are', () => {
    expect(loggablePath('/offers/12')).toBe('/offers/12');
  });
});
