import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/lists.ts';
import { overview } from '../../testing/organizationOverview.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { OverviewTab } from './OverviewTab.tsx';

const empty = () => listOf();
const lists = {
  SportsList: empty,
  OrganizationTypesList: empty,
  SportsManagementSoftwaresList: empty,
  SocialMediaChannelsList: empty,
};
const saved = { OrganizationsUpdate: () => ({ result: { record: overview } }) };

/** Opens a select and returns its options. */
async function open(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  return screen.getAllByRole('option').map((option) => option.textContent);
}
async function choose(name: string, choice: string) {
  await open(name);
  await userEvent.click(await screen.findByRole('option', { name: choice }));
}

describe('Overview', () => {
  beforeEach(() => signIn());
  afterEach(() => void jest.useRealTimers());

  it('[B-075] age range and genders are read-only', async () => {
    fakeServer({ ...lists, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    expect(await screen.findByText('5–14')).toBeInTheDocument();
    expect(screen.getByText('Coed')).toBeInTheDocument();
    expect(screen.queryByLabelText(/genders/i)).toBeNull();
  });

  it('[C9] shows when it was last engaged and the next task, and warns if there is no contact email', async () => {
    const record = { ...overview, contactEmail: null, lastEngagedAt: '2026-11-28T03:00:00Z' };
    const tasks = listOf({ id: 5, title: 'Call Sam', dueDate: '2026-12-01' });
    fakeServer({ ...lists, OrganizationsOne: () => ({ record }), TasksList: () => tasks });
    showPage(<OverviewTab id={3} />);
    expect(await screen.findByText('Call Sam, 12/1/2026')).toBeInTheDocument();
    expect(screen.getByText('11/27/2026')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('There is no contact email');
  });

  it('[B-095] links to Salesforce and HubSpot if the server has their URLs, otherwise shows the ids', async () => {
    let organization = { ...overview, salesforceId: null as string | null, hubspotCompanyId: null as string | null };
    fakeServer({ ...lists, OrganizationsOne: () => ({ record: organization }) });
    const first = showPage(<OverviewTab id={3} />);
    expect(await screen.findByText('Coed')).toBeInTheDocument();
    expect([screen.queryByText('Salesforce'), screen.queryByText('HubSpot')]).toEqual([null, null]);
    first.unmount();
    organization = { ...overview, salesforceId: '001A/b', hubspotCompanyId: '77' };
    const second = showPage(<OverviewTab id={3} />);
    expect(await screen.findByText('001A/b')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '001A/b' })).toBeNull();
    second.unmount();
    const metas = { salesforce: 'https://crm.test/account', 'hubspot-company': 'https://hub.test/company/' };
    for (const [name, content] of Object.entries(metas))
      document.head.append(Object.assign(document.createElement('meta'), { name, content }));
    showPage(<OverviewTab id={3} />);
    const link = await screen.findByRole('link', { name: '001A/b' });
    expect(link).toHaveAttribute('href', 'https://crm.test/account/001A%2Fb');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '77' })).toHaveAttribute('href', 'https://hub.test/company/77');
    for (const meta of document.head.querySelectorAll('meta')) meta.remove();
  });

  it('[B-078][B-085] an invalid email shows an error and disables Save', async () => {
    fakeServer({ ...lists, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    const email = await screen.findByLabelText('Contact email');
    fireEvent.change(email, { target: { value: 'a@b.org, nobody' } });
    expect(await screen.findByText('One or more emails are invalid')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('the email language can be selected and is required', async () => {
    const sent = fakeServer({ ...lists, ...saved, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    expect(await screen.findByText('The league can change it on its own pages.')).toBeInTheDocument();
    expect(await open('Email language')).toEqual(['English', 'Spanish']);
    await userEvent.click(screen.getByRole('option', { name: 'Spanish' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'OrganizationsUpdate')).toEqual({ input: { id: 3, version: 7, language: 'es' } }),
    );
  });

  it('[B-083][B-084][B-086] a changed confidence requires a reason; only changes are sent', async () => {
    const sent = fakeServer({ ...lists, ...saved, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    expect(await open('Data confidence')).toEqual([
      'Speculative',
      'Incomplete',
      'Stale',
      'Complete',
      'Verified',
      'Not a good fit',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Stale' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'No answer');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'OrganizationsUpdate')).toEqual({
        input: { id: 3, version: 7, dataConfidence: 'stale', dataConfidenceReason: 'No answer' },
      }),
    );
  });

  it('a failed save can be retried unchanged', async () => {
    let unavailable = true;
    const sent = fakeServer({
      ...lists,
      OrganizationsOne: () => ({ record: overview }),
      OrganizationsUpdate: () =>
        unavailable ? new Refusal('The server is unavailable.', 'SL500') : saved.OrganizationsUpdate(),
    });
    const saves = () => sent.filter(({ name }) => name === 'OrganizationsUpdate').length;
    showPage(<OverviewTab id={3} />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' League');
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(saves()).toBe(3), { timeout: 8000 }); // The query is retried twice.
    await waitFor(() => expect(save).toBeEnabled());
    unavailable = false;
    await userEvent.click(save);
    await waitFor(() => expect(saves()).toBe(4));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cedar Valley League');
  });

  it('[B-094] [O19] a stored value outside the six is shown but cannot be selected again, nor can an empty value', async () => {
    fakeServer({ ...lists, OrganizationsOne: () => ({ record: { ...overview, dataConfidence: 'ended' } }) });
    showPage(<OverviewTab id={3} />);
    expect(await screen.findByRole('combobox', { name: 'Data confidence' })).toHaveTextContent('Ended');
    await open('Data confidence');
    expect(screen.getByRole('option', { name: 'Ended' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(7);
  });

  it('[O8] [B-085] an email open rate over 100 is rejected at its input without a request', async () => {
    fakeServer({ ...lists, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    const rate = await screen.findByLabelText('Email open rate, percent');
    fireEvent.change(rate, { target: { value: '150' } });
    await waitFor(() => expect(rate).toBeInvalid());
    expect(rate).toHaveAccessibleDescription('At most 100');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it.each(['javascript:alert(1)', 'not a url'])('[O9] the website %s is rejected at its input', async (typed) => {
    fakeServer({ ...lists, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    const website = await screen.findByLabelText('Website');
    fireEvent.change(website, { target: { value: typed } });
    await waitFor(() => expect(website).toBeInvalid());
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(website, { target: { value: 'cedar.example' } });
    await waitFor(() => expect(website).toBeValid());
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('[B-098] a failed save can be retried', async () => {
    fakeServer({
      ...lists,
      OrganizationsOne: () => ({ record: overview }),
      OrganizationsUpdate: () => new Refusal('Not now.', 'SL422'),
    });
    showPage(<OverviewTab id={3} />);
    fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Salem' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
  });

  it('[B-088] saving shows the pending state only after 500 ms', async () => {
    fakeServer({
      ...lists,
      OrganizationsOne: () => ({ record: overview }),
      OrganizationsUpdate: () => new Promise(() => undefined),
    });
    showPage(<OverviewTab id={3} />);
    fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Salem' } });
    const save = await screen.findByRole('button', { name: 'Save' });
    jest.useFakeTimers();
    fireEvent.click(save);
    await act(async () => jest.advanceTimersByTime(0)); // Until then the form validates.
    await act(async () => jest.advanceTimersByTime(499));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  const named = (...names: string[]) => listOf(...names.map((name, index) => ({ id: index + 1, name })));
  const fill = (name: string | RegExp, value: string) =>
    fireEvent.change(screen.queryByRole('textbox', { name }) ?? screen.getByRole('spinbutton', { name }), {
      target: { value },
    });
  const choices = {
    SportsList: () => named('Baseball', 'Soccer'),
    OrganizationTypesList: () => named('Club', 'School'),
    SocialMediaChannelsList: () => named('Instagram', 'X'),
    SportsManagementSoftwaresList: () => named('Rosterly', 'Other'),
  };

  it('[B-073] every field of the organization can be edited and saved', async () => {
    const sent = fakeServer({ ...choices, ...saved, OrganizationsOne: () => ({ record: overview }) });
    showPage(<OverviewTab id={3} />);
    await screen.findByRole('textbox', { name: 'Name' });
    fill('Name', 'Cedar Hills');
    fill('Contact email', 'c@d.org');
    fill('Contact phone', '555-555-5555');
    fill('Website', 'https://cedar.example');
    fill('Unique participants per year', '900');
    fill('Social media following', '1200');
    fill('Email list size', '340');
    fill('Email open rate, percent', '41.5');
    await choose('Organization type', 'School');
    for (const [label, sport] of [
      ['Winter sports', 'Baseball'],
      ['Spring sports', 'Soccer'],
      ['Summer sports', 'Soccer'],
      ['Fall sports', 'Baseball'],
    ] as const) {
      await userEvent.click(screen.getByRole('combobox', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: sport }));
      await userEvent.keyboard('{Escape}');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Add social media' }));
    await userEvent.type(screen.getByLabelText('Address'), 'https://instagram.com/cedar');
    await userEvent.click(screen.getByLabelText('Can post'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'OrganizationsUpdate')).toEqual({
        input: {
          id: 3,
          version: 7,
          name: 'Cedar Hills',
          contactEmail: 'c@d.org',
          contactPhone: '555-555-5555',
          websiteUrl: 'https://cedar.example',
          organizationTypeId: 2,
          numberOfUniqueParticipantsPerYear: 900,
          winterSportIds: [1],
          springSportIds: [2],
          summerSportIds: [2],
          fallSportIds: [1],
          socialMedia: [{ channelId: 1, url: 'https://instagram.com/cedar', canPost: true }],
          socialMediaFollowingSize: 1200,
          emailListSize: 340,
          emailOpenRate: 41.5,
        },
      }),
    );
  }, 90_000); // Opens many menus, which is slow on a busy machine.

  const known = {
    ...overview,
    salesforceId: '001A',
    hubspotCompanyId: '77',
    digitalReach: 1540,
    eventsSurveyResponses: [
      { id: 1, submittedAt: '2026-10-01T15:00:00Z', surveyGizmoResponseId: 'a' },
      { id: 2, submittedAt: '2026-11-02T15:00:00Z', surveyGizmoResponseId: 'b' },
    ],
    zips: ['97005'],
  };

  it('[B-074] staff see zips, software, both CRMs, the survey, the reach, city, state and confidence', async () => {
    const sent = fakeServer({
      ...choices,
      OrganizationsOne: () => ({ record: known }),
      RemoveZip: () => ({ removeZip: { changeId: '1' } }),
    });
    showPage(<OverviewTab id={3} />);
    const facts = await screen.findByText('Digital reach');
    const of = (term: string) => within(facts.closest('dl') as HTMLElement).getByText(term).nextElementSibling;
    expect(of('Digital reach')).toHaveTextContent('1,540');
    expect(of('Survey')).toHaveTextContent(/^Answered 11\/2\/2026/);
    expect(of('Salesforce')).toHaveTextContent('001A');
    expect(of('HubSpot')).toHaveTextContent('77');
    for (const name of ['Sports management software', 'State', 'Data confidence'])
      expect(screen.getByRole('combobox', { name })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'City' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 97005' }));
    await waitFor(() => expect(lastOf(sent, 'RemoveZip')).toEqual({ input: { organizationId: 3, zip: '97005' } }));
  });

  it('[O22] zips are next to the form, saved immediately, and do not affect unsaved input', async () => {
    const sent = fakeServer({
      ...choices,
      OrganizationsOne: () => ({ record: known }),
      RemoveZip: () => ({ removeZip: { changeId: '1' } }),
    });
    showPage(<OverviewTab id={3} />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), 'Salem');
    const aside = within(screen.getByRole('complementary', { name: 'Facts and zips' }));
    await userEvent.click(aside.getByRole('button', { name: 'Remove 97005' }));
    await waitFor(() => expect(lastOf(sent, 'RemoveZip')).toBeDefined());
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Salem');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('[B-097] city, state, software, confidence and the HubSpot id can be edited; the Salesforce id is read-only', async () => {
    const sent = fakeServer({ ...choices, ...saved, OrganizationsOne: () => ({ record: known }) });
    showPage(<OverviewTab id={3} />);
    await screen.findByLabelText('City');
    fill('City', 'Salem');
    fill('HubSpot company ID', '78');
    await choose('State', 'Washington');
    await choose('Sports management software', 'Rosterly');
    await choose('Data confidence', 'Complete');
    fill('Reason for the change', 'Called them');
    expect(screen.queryByLabelText(/salesforce/i)).toBeNull();
    expect(screen.queryByDisplayValue('001A')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'OrganizationsUpdate')).toEqual({
        input: {
          id: 3,
          version: 7,
          city: 'Salem',
          state: 'WA',
          dataConfidence: 'complete',
          dataConfidenceReason: 'Called them',
          sportsManagementSoftwareId: 1,
          hubspotCompanyId: '78',
        },
      }),
    );
  }, 90_000);
});
