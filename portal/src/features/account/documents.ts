/** The call of the password page. */
import { gql } from '../../../../ui/graphql.ts';

/** Changes the password of whoever is signed in; the answer is the session that goes on (S-372). */
export const updatePassword = gql<
  { updatePassword: { jwt: string } },
  { input: { password: string; passwordConfirmation: string } }
>(`mutation UpdatePassword($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { jwt }
}`);
