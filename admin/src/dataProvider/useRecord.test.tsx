import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { useGetList, useRecordContext } from 'react-admin';
import { RecordEdit } from '../form/RecordEdit.tsx';
import { fakeServer, showPage, signIn } from '../testing/page.tsx';
import { useRecord } from './useRecord.ts';

const row = { __typename: 'SponsorListItem', id: 7, name: 'Oak' };
const whole = { ...row, __typename: 'Sponsor', campaigns: [] };

afterEach(cleanup);

const Both = () => {
  const { data: rows } = useGetList('sponsors');
  return rows ? (
    <>
      <RecordEdit resource="sponsors" id={7} what="sponsor">
        <Fields />
      </RecordEdit>
      <Hook />
    </>
  ) : null;
};
const Fields = () => <p>Page: {Object.keys(useRecordContext() ?? {}).join()}</p>;
const Hook = () => <p>Hook: {Object.keys(useRecord('sponsors', 7).data ?? {}).join()}</p>;

it('the page of a record waits for all fields, even if a list has just loaded some of them', async () => {
  signIn('superadmin');
  fakeServer({
    SponsorsList: () => ({ list: { nodes: [row], pageInfo: {} } }),
    SponsorsOne: () => new Promise((resolve) => setTimeout(() => resolve({ record: whole }), 100)),
  });
  showPage(<Both />);
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const one of document.querySelectorAll('p')) seen.add(one.textContent ?? '');
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await screen.findByText(/^Page: .*campaigns/);
  await screen.findByText(/^Hook: .*campaigns/);
  watch.disconnect();
  expect([...seen].filter((text) => text.includes('name') && !text.includes('campaigns'))).toEqual([]);
});
