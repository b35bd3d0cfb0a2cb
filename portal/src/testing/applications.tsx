/** Renders the wizard with a fake server. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Application from '../features/application/Application.tsx';
import type { ApplicationView } from '../features/application/types.ts';
import { type FakeCall, fakeServer, fakeToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

export const today = '2026-10-07';
export { applicationView, program } from './applicationView.ts';

export const token = fakeToken({ kind: 'application', id: 3, season: 'spring', year: 2027 });

const list = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, position: index, retired: false }));
export const options = {
  sponsorshipApplicationOptionsList: {
    interestsList: [
      'game-jerseys',
      'warm-ups',
      'game-signage',
      'coupons',
      'seminar',
      'sampling',
      'photos',
      'website-banner',
      'surveys',
      'dedicated-email',
    ].map((id) => ({ id, text: id, section: '' })),
    bannerSizesList: [
      { id: 1, name: '6 feet wide, 4 feet tall' },
      { id: 2, name: 'Pop Up' },
    ],
    bannerPlacementsList: [{ id: 1, name: 'Sideline fence' }],
  },
  organizationTypes: list('501(c)(3) Non-Profit', 'Other Non-Profit'),
  competitivenesses: list('Recreational', 'Competitive'),
  sports: list('Soccer', 'Baseball'),
};

/** Opens the wizard at a step. Saves return `after`, unless a handler overrides it. */
export function openApplication(
  view: ApplicationView,
  {
    step = '',
    after = view,
    handlers = {},
    keep = false,
  }: { step?: string; after?: ApplicationView; handlers?: Parameters<typeof fakeServer>[0]; keep?: boolean } = {},
) {
  const saving = [
    'SaveApplicationStepData',
    'UpsertSponsorshipApplication',
    'UpsertPrimaryContact',
    'UpsertSponsorableProperties',
    'UpsertPlayLocations',
    'UpdateOrganizationInSponsorshipApplication',
    'UpsertTournament',
    'UpsertTeamGameJersey',
    'UpsertTeamWarmup',
    'UpsertGameSignage',
    'UpsertGiveawayAndCoupon',
    'UpsertSeminar',
    'UpsertSamplingAndTabling',
    'UpsertPhotos',
    'UpsertWebsiteBanner',
    'UpsertSurveys',
    'UpsertEmailOrSocialMedia',
    'RenewSponsorshipApplication',
  ];
  const calls: FakeCall[] = fakeServer({
    SponsorshipApplicationView: () => ({ today, sponsorshipApplicationView: view }),
    SponsorshipApplicationOptions: () => options,
    TrackApplicationEvent: () => ({ trackApplicationEvent: { tracked: true } }),
    ...Object.fromEntries(saving.map((name) => [name, () => ({ saved: { sponsorshipApplicationView: after } })])),
    ...handlers,
  });
  const stored = keep ? { ...localStorage } : {};
  const shown = showPage(`/qualify/${token}${step && `?step=${step}`}`, <Application token={token} />);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value as string);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.body.input);
  return { calls, sent, shown, user: userEvent.setup({ delay: null }) };
}

/** What the page currently shows. */
export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
export const next = () => screen.getByRole('button', { name: 'Next' });
export const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));

/** Steps that come before the contact, the tournament and the assets, as completed. */
export const toContact = ['interests', 'community-impact'];
export const toTournament = [
  ...toContact,
  'primary-contact',
  'programs',
  'play-locations',
  'social-and-email',
  'non-profit-status',
];
export const toAssets = [...toTournament, 'tournament-information'];
