import { expect, it } from '@jest/globals';
import { LINK_PAGES, redirectOf } from './routes.ts';

const token = 'eyJhbGci.eyJpZCI6MX0.a-b_C-';

it.each([...LINK_PAGES])('[R27] a link to %s ends where its token ends', (page) => {
  const url = `/${page}/${token}`;
  expect(redirectOf(url)).toBeNull();
  for (const behind of ['.', ')', '>', "'", ';', ',', '"', ').', '%3E', '%22', '%E2%80%9D', '!', ':'])
    expect([behind, redirectOf(url + behind)]).toEqual([behind, url]);
  expect(redirectOf(`${url}/evidence/leagues`)).toBeNull();
});
