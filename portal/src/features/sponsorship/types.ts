import type { SponsorshipQuery } from './generated/graphql.ts';

type Answer = NonNullable<SponsorshipQuery['offer']>;

/** An offer with its campaign and organization. */
export type SponsorshipOffer = Answer & { [Part in 'campaign' | 'organization']: NonNullable<Answer[Part]> };
export type SponsorshipDeadline = SponsorshipOffer['verificationDeadlines'][number];
export type SponsorshipCheck = SponsorshipOffer['checks'][number];
