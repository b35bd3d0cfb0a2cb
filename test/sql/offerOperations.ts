/** The operations that change the status of an offer, for tests that compare them with the transition table. */
import type { TestDatabase } from '../harness/database.ts';
import type { OfferFixture, Row } from '../harness/factories.ts';
import type { Ask } from './support.ts';
import { asking } from './support.ts';

/** An operation on an offer. */
export type OfferOperation = {
  call: string;
  /** The status it leads to. */
  to: string;
  /** Whether the league was notified of the offer; either if it is not given. */
  told?: boolean;
  /** A status in which it succeeds without changing it. */
  again?: string;
  run: (fixture: OfferFixture) => Promise<Row[]>;
};

/** Removes the offer of a fixture from its campaign as staff; `unqualified`: marks it as unqualified. */
export const removing =
  (admin: Ask) =>
  (unqualified: boolean) =>
  (fixture: OfferFixture): Promise<Row[]> =>
    admin(`select * from app_public.remove_sponsorable_properties_from_campaign($1, $2, 'No fit')`, [
      [fixture.offer.id],
      unqualified,
    ]);

/** Each operation by title. `admin`: runs statements as staff. */
export function offerOperations(db: TestDatabase, admin: Ask): Record<string, OfferOperation> {
  const dates = `app_public.today(), app_public.today() + 30`;
  const asLeague = (fixture: OfferFixture) => asking(db, { role: 'organization', userId: fixture.member.id });
  const asLink = (fixture: OfferFixture) => asking(db, { link: 'offer', id: fixture.offer.id });
  const remove = removing(admin);
  return {
    '[S-271, B-322] marking as qualified': {
      call: 'markAsQualified',
      to: 'qualified',
      run: ({ offer }) => admin('select * from app_public.mark_as_qualified($1)', [[offer.id]]),
    },
    '[B-325] sending offer emails': {
      call: 'sendOfferEmails',
      to: 'proposed',
      again: 'proposed',
      run: ({ offer }) => admin('select unnest((app_public.send_offer_emails($1)).sent_offer_ids)', [[offer.id]]),
    },
    '[L-047, L-048] accepting by link': {
      call: 'acceptOffer',
      to: 'confirmed',
      run: (fixture) =>
        asLink(fixture)(
          `select * from app_public.accept_offer(null, ${dates}, 'somebody${fixture.offer.id}@example.test')`,
        ),
    },
    'accepting as a signed-in league': {
      call: 'acceptOffer',
      to: 'confirmed',
      run: (fixture) =>
        asLeague(fixture)(`select * from app_public.accept_offer($1, ${dates}, null)`, [fixture.offer.id]),
    },
    'accepting as staff': {
      call: 'acceptOffer',
      to: 'confirmed',
      run: ({ offer }) => admin(`select * from app_public.accept_offer($1, ${dates}, null)`, [offer.id]),
    },
    '[L-058] rejecting by link': {
      call: 'rejectOffer',
      to: 'rejected_by_league',
      run: (fixture) => asLink(fixture)(`select * from app_public.league_reject_offer('a@b.test', 'No time')`),
    },
    'rejecting as a signed-in league': {
      call: 'rejectOffer',
      to: 'rejected_by_league',
      run: (fixture) => asLeague(fixture)(`select * from app_public.reject_offer($1, 'No time')`, [fixture.offer.id]),
    },
    '[S-274] marking as confirmed': {
      call: 'markAsConfirmed',
      to: 'confirmed',
      run: ({ offer }) => admin(`select * from app_public.mark_as_confirmed($1, 'By phone')`, [offer.id]),
    },
    '[S-277] canceling': {
      call: 'cancelOffer',
      to: 'canceled',
      run: ({ offer }) => admin('select * from app_public.cancel_offer($1)', [offer.id]),
    },
    '[B-351] removing an offer that the league was notified of': {
      call: 'removeSponsorablePropertiesFromCampaign',
      to: 'rejected',
      told: true,
      run: remove(false),
    },
    '[B-350] marking as unqualified': {
      call: 'removeSponsorablePropertiesFromCampaign',
      to: 'unqualified',
      told: false,
      run: remove(true),
    },
    '[S-266] setting a status through updateOffer': {
      call: 'updateOffer',
      to: 'rejected_by_organization',
      run: ({ offer }) =>
        admin('select * from app_public.update_offer($1, $2)', [
          offer.id,
          { status: 'rejected_by_organization', change_reason: 'They said so' },
        ]),
    },
  };
}
