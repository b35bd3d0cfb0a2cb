import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { defaultListFilter, narrowingOf } from './listFilter.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';
import { useProperties } from './useProperties.ts';

beforeEach(() => signIn());

const narrowing = narrowingOf(defaultListFilter);

function Page() {
  const query = useProperties(8, narrowing);
  return (
    <PropertiesPanel
      campaignId={8}
      canAdd
      query={query}
      properties={query.properties}
      filter={defaultListFilter}
      onFilter={() => undefined}
      highlighted={null}
      scrollTo={null}
      onHover={() => undefined}
      onEnd={() => undefined}
    />
  );
}

it('[B-256] [B-312] a failed page shows an error and is refetched only on request', async () => {
  let down = true;
  const page = (lastPage: boolean) => ({
    prospectiveSponsorableProperties: { lastPage, nextCursor: '7', sponsorableProperties: [] },
  });
  const sent = fakeServer({
    ProspectiveSponsorableProperties: ({ cursor }) => {
      if (cursor === '*') return page(false);
      return down ? new Refusal('Not now.', 'SL422') : page(true);
    },
  });
  showPage(<Page />);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent).toHaveLength(2);
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  expect(await screen.findByText('No more sponsorable properties available to add!')).toBeInTheDocument();
});
