import { expect, it } from '@jest/globals';
import { ApiError } from '../../../ui/graphql.ts';
import { inviteFailure } from './InviteModal.tsx';

it('[B-230] [B-233] a failed invitation is told with its reason; any other reason in general', () => {
  const refused = (message: string) => new ApiError(message, { status: 200, code: 'SL409' });
  expect(inviteFailure(refused('Invalid user role/status'), 'organization')).toBe(
    'Oops! That user could not be sent an invite. If you believe this is an error, please contact us.',
  );
  for (const failure of [new TypeError('Failed to fetch'), refused('Not today')])
    expect(inviteFailure(failure, 'organization')).toBe(
      'Oops! We had trouble inviting the user. Please check your internet connection and try again. If the problem persists, please contact us.',
    );
});
