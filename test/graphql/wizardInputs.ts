/** Valid inputs of the application wizard's mutations. */
import type { TestDatabase } from '../harness/database.ts';
import { day } from '../harness/factories.ts';
import type { Fixture } from './fixture.ts';

/** A mutation, the step that it completes, and its input. */
type Save = [name: string, step: string, input: () => unknown];

/** The inputs for the fixture's proposed offer: of an accepted asset, of a program, and of every mutation that saves a step. */
export async function wizardInputs({ owner }: TestDatabase, fixture: Fixture) {
  const { rows } = await owner.query('select sponsorable_property_id as id from app_public.offers where id = $1', [
    fixture.offers.proposed,
  ]);
  const programId: number = rows[0].id;
  const accepted = () => ({ accepted: true, refusalReason: null, sponsorablePropertyIds: [programId], price: 100 });
  const program = async () => ({
    name: 'Rec',
    competitivenessId: 1,
    sportId: 1,
    numberOfPlayers: 50,
    gender: 'coed',
    minAge: 6,
    maxAge: 9,
    startDate: await day(owner, 3),
    endDate: await day(owner, 60),
    season: 'spring',
  });

  let question: Promise<number> | undefined;
  /** The campaign's question, made once. */
  const makeQuestion = () =>
    (question ??= owner
      .query(
        `insert into app_public.custom_questions (campaign_id, question) values ($1, 'Which color?') returning id`,
        [fixture.campaignId],
      )
      .then(({ rows }) => rows[0].id));

  /** Every save mutation with valid input, and the step that it completes. */
  const saves: Save[] = [
    [
      'UpsertSponsorshipApplication',
      'interests',
      () => ({
        interests: [
          'game-jerseys',
          'warm-ups',
          'game-signage',
          'coupons',
          'seminar',
          'sampling',
          'photos',
          'surveys',
          'dedicated-email',
          'website-banner',
        ],
        notInterested: false,
        season: 'spring',
        year: 2026,
      }),
    ],
    [
      'UpsertPrimaryContact',
      'primary-contact',
      () => ({
        primaryContactFirstName: 'José',
        primaryContactLastName: 'O’Brien',
        primaryContactEmail: 'jose+x@club.example',
        primaryContactPhone: '512-555-0142',
      }),
    ],
    [
      'UpsertSponsorableProperties',
      'programs',
      async () => ({
        programs: [
          { id: programId, ...(await program()) },
          { id: 0, ...(await program()), name: 'New' },
        ],
        removedIds: [],
      }),
    ],
    [
      'UpsertPlayLocations',
      'play-locations',
      () => ({
        playLocations: [
          {
            id: 0,
            address: '1 Main St',
            city: 'Austin',
            state: 'TX',
            zipcode: '78701',
            country: 'US',
            primaryProgramIds: [programId],
            otherProgramIds: [],
          },
        ],
        removedIds: [],
      }),
    ],
    [
      'UpdateOrganizationInSponsorshipApplication',
      'social-and-email',
      () => ({ socialMediaFollowingSize: 10, emailListSize: 20, emailOpenRate: 30.5 }),
    ],
    [
      'UpsertCustomResponses',
      'custom-questions',
      async () => ({ customResponses: [{ customQuestionId: await makeQuestion(), response: 'Blue' }] }),
    ],
    ['UpsertTournament', 'tournament-information', () => ({ hostTournament: false })],
    [
      'UpsertTeamGameJersey',
      'game-jerseys',
      () => ({ ...accepted(), otherBrands: 'Acme', minTeamsRequired: 2, maxForSale: 5 }),
    ],
    ['UpsertTeamWarmup', 'warm-ups', accepted],
    [
      'UpsertGameSignage',
      'game-signage',
      () => ({ ...accepted(), canHang24Hours: true, bannerSizes: [1], bannerPlacements: [2] }),
    ],
    ['UpsertGiveawayAndCoupon', 'coupons', () => ({ ...accepted(), quantity: 100 })],
    ['UpsertSeminar', 'seminar', () => ({ ...accepted(), description: 'Talk', possibleAttendance: 30 })],
    [
      'UpsertSamplingAndTabling',
      'sampling',
      () => ({ ...accepted(), attendance: 30, hasElectricity: false, season: 'spring', year: 2026 }),
    ],
    ['UpsertPhotos', 'photos', () => ({ ...accepted(), season: 'spring', year: 2026 })],
    ['UpsertWebsiteBanner', 'website-banner', accepted],
    ['UpsertSurveys', 'surveys', accepted],
    [
      'UpsertEmailOrSocialMedia',
      'dedicated-email',
      () => ({ accepted: false, refusalReason: 'No list', sponsorablePropertyIds: [] }),
    ],
  ];
  return { accepted, program, saves };
}
