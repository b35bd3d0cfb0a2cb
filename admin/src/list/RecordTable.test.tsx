/** What a cell, row or card cannot show takes nothing else with it. */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { PageBody } from '../layout/PageBody.tsx';
import { fakeServer, showPage } from '../testing/page.tsx';
import { LocalTable } from './LocalTable.tsx';
import { Column } from './RecordTable.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new RangeError('Not a calendar date');
}

it('[R19] a cell or card that throws is replaced by a message and reported; all others are shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = fakeServer({ 'POST /client_errors': () => ({}) });
  showPage(
    <PageBody aside={<Broken />}>
      <Broken />
      <LocalTable
        resource="tasks"
        data={[
          { id: 1, day: '2026-11-28' },
          { id: 2, day: '20266-11-28' },
        ]}
      >
        <Column source="id" label="Id" />
        <Column<{ id: number; day: string }>
          source="day"
          label="Day"
          render={({ day }) => (day.length > 10 ? Broken() : day)}
        />
      </LocalTable>
    </PageBody>,
  );
  expect(await screen.findByText('2026-11-28')).toBeInTheDocument();
  expect(screen.getByText('⚠ can’t be shown')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(sent.filter(({ name }) => name === 'POST /client_errors').length).toBe(3);
});
