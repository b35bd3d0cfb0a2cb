import type { DeadlineToRespondToQuery } from './generated/graphql.ts';

export type DeadlineToRespondTo = NonNullable<DeadlineToRespondToQuery['deadlineToRespondTo']> & { id: number };
export type CannedResponse = DeadlineToRespondToQuery['verificationDeadlineCannedResponses'][number];
