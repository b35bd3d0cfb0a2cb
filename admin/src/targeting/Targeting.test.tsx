import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { defaultListFilter } from './listFilter.ts';
import { median } from './median.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';
import { useProperties } from './useProperties.ts';

beforeEach(() => signIn());

it('[B-245] [B-262] the median of an even count is the mean of the middle two; what is not known does not count', () => {
  expect(median([])).toBe(0);
  expect(median([null, 30])).toBe(30);
  expect(median([100, null, 10, 40])).toBe(40);
  expect(median([40, 10, 20, 100])).toBe(30);
});

function Page() {
  const query = useProperties(8);
  return (
    <PropertiesPanel
      campaignId={8}
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

it('[B-256] [B-312] a page that cannot be read is said and asked again only when somebody wants it', async () => {
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
