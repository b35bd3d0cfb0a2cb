import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { AddZipsDialog } from './AddPlaceDialogs.tsx';
import { LocationFilterCard } from './LocationFilterCard.tsx';
import { PropertyCard } from './PropertyCard.tsx';

beforeEach(() => signIn());

describe('the card of a property', () => {
  const show = (status?: string) => {
    fakeServer({});
    const property = {
      id: 5,
      name: 'U10',
      season: 'spring',
      numberOfPlayers: 1200,
      dataConfidence: 'verified',
      city: 'Erie',
      state: 'PA',
      sport: { id: 1, name: 'Soccer' },
      sponsorablePropertyCapabilitiesCount: 2,
      sponsorablePropertyPackagesCount: 1,
      organization: { id: 7, name: 'Cedar Valley', eventsSurveyResponses: [] },
      campaignOffer: status ? { id: 9, status, communicatedToLeague: false } : null,
    };
    const nothing = () => undefined;
    showPage(
      <PropertyCard
        property={property as never}
        selected={false}
        highlighted={false}
        onSelect={nothing}
        onHover={nothing}
      />,
    );
    return screen.getByRole('article');
  };

  it('[B-253] [B-264] shows program, organization, sport, season, players, place, confidence and offer', () => {
    const card = show('qualified');
    expect(screen.getByRole('link', { name: 'U10' })).toHaveAttribute('href', '/organizations/7');
    for (const text of ['Cedar Valley', 'Soccer', 'Spring', '1,200', 'Erie, PA', 'Verified', 'Qualified'])
      expect(card).toHaveTextContent(text);
  });

  const active = ['prospecting', 'qualified', 'proposed', 'rejected_by_league', 'confirmed'];
  it.each(active)('[B-254] an active offer (%s) has a border', (status) =>
    expect(show(status)).toHaveAttribute('data-offer', 'active'),
  );

  const over = ['rejected', 'unqualified', 'canceled', 'rejected_by_organization'];
  it.each(over)('[B-255] an ended offer (%s) has the removed badge', (status) => {
    const card = show(status);
    expect(card).toHaveAttribute('data-offer', 'removed');
    expect(card).toHaveTextContent('Removed');
    expect(screen.getByRole('checkbox')).toBeDisabled();
  });
});

describe('a location filter', () => {
  const filter = {
    id: 3,
    name: 'Stores',
    radius: '25.00',
    strategy: 'total' as const,
    strategyCount: 0,
    enabled: true,
    version: 1,
    locations: [],
  };

  it('[B-300] can be switched off and deleted', async () => {
    const sent = fakeServer({
      LocationFiltersUpdate: () => ({ result: { record: { id: 3, version: 2 } } }),
      SearchFiltersDelete: () => ({ result: { clientMutationId: null } }),
    });
    showPage(<LocationFilterCard filter={filter} />);
    await userEvent.click(screen.getByLabelText('Stores on'));
    await waitFor(() => expect(lastOf(sent, 'LocationFiltersUpdate')).toEqual({ input: { id: 3, enabled: false } }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Stores' }));
    expect(lastOf(sent, 'SearchFiltersDelete')).toBeUndefined();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete filter' }));
    await waitFor(() => expect(lastOf(sent, 'SearchFiltersDelete')).toEqual({ input: { id: 3 } }));
  });

  it('[T14] a radius above 100 miles is rejected at its input, not in a browser popup', async () => {
    const sent = fakeServer({ LocationFiltersUpdate: () => ({ result: { record: { id: 3, version: 2 } } }) });
    showPage(<LocationFilterCard filter={filter} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Stores' }));
    const radius = screen.getByLabelText(/Radius in miles/);
    await userEvent.clear(radius);
    await userEvent.type(radius, '101');
    expect(await screen.findByText('At most 100')).toBeInTheDocument();
    expect(radius).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(radius.closest('form')).toHaveAttribute('novalidate');
    expect(lastOf(sent, 'LocationFiltersUpdate')).toBeUndefined();
  });

  it('[T15] says that it matches nothing while it is on and has no places', () => {
    fakeServer({});
    const { unmount } = showPage(<LocationFilterCard filter={filter} />);
    expect(screen.getByRole('alert')).toHaveTextContent('nothing matches this filter');
    unmount();
    showPage(<LocationFilterCard filter={{ ...filter, enabled: false }} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('with many places', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: n + 1,
        name: `Store ${n + 1}`,
        kind: 'zip',
        place: null,
        lat: '1',
        lon: '1',
      }));
    beforeEach(() => {
      jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
      jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });
    const table = () => screen.getByRole('list', { name: 'Locations of Stores' });

    it('[B-299] are in a table 200 pixels high with rows of 30, of which only visible ones are rendered', async () => {
      fakeServer({});
      showPage(<LocationFilterCard filter={{ ...filter, locations: many(1000) as never }} />);
      expect(table().parentElement).toHaveStyle({ height: '200px' });
      const rows = await within(table()).findAllByRole('listitem');
      expect(rows.length).toBeLessThan(20);
      expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
      expect(rows[3]).toHaveStyle({ transform: 'translateY(90px)' });
      fireEvent.scroll(table().parentElement as HTMLElement, { target: { scrollTop: 15_000 } });
      expect(await screen.findByRole('link', { name: 'Prospect Store 503' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Prospect Store 1' })).toBeNull();
      expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    });

    it('the address is not repeated if it is also the name', () => {
      fakeServer({});
      const [one, two] = many(2);
      const locations = [
        { ...one, name: 'Dallas, TX 75201', place: '75201' },
        { ...two, name: 'Head office', place: 'Austin, TX 78701' },
      ];
      showPage(<LocationFilterCard filter={{ ...filter, locations: locations as never }} />);
      const texts = within(table())
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent);
      expect(texts).toEqual(['Dallas, TX 75201', 'Head office Austin, TX 78701']);
    });

    it('a short list is no higher than its rows; each place can be renamed and removed', async () => {
      const sent = fakeServer({ DeleteLocation: () => ({ deleteLocation: { clientMutationId: null } }) });
      showPage(<LocationFilterCard filter={{ ...filter, locations: many(3) as never }} />);
      expect(table().parentElement).toHaveStyle({ height: '92px' });
      await userEvent.click(await screen.findByRole('button', { name: 'More for Store 2' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
      await userEvent.click(screen.getByRole('button', { name: 'Remove location' }));
      await waitFor(() => expect(lastOf(sent, 'DeleteLocation')).toEqual({ input: { locationId: 2 } }));
    });
  });

  it('[T14] invalid zips are listed instead of silently skipped', async () => {
    const sent = fakeServer({ AddZipsToLocationFilter: () => ({ addZipsToLocationFilter: { changeId: null } }) });
    showPage(<AddZipsDialog filter={filter} />);
    const field = screen.getByPlaceholderText('Enter five-digit zip');
    await userEvent.type(field, '78701, 90210;abcde');
    expect(screen.getByText('Not five digits: 90210;abcde')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '78701, 90210');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(lastOf(sent, 'AddZipsToLocationFilter')?.input).toMatchObject({ zips: ['78701', '90210'] }),
    );
  });

  it('[B-298] zips that the server rejected must be removed first', async () => {
    fakeServer({ AddZipsToLocationFilter: () => new Refusal('Cannot add invalid zips: 00000') });
    showPage(<AddZipsDialog filter={filter} />);
    await userEvent.type(screen.getByPlaceholderText('Enter five-digit zip'), '78701, 00000');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(
      await screen.findByText('Please remove all invalid zip codes (highlighted in red) before adding to filter.'),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByPlaceholderText('Enter five-digit zip')).toHaveValue('78701, 00000');
  });
});
