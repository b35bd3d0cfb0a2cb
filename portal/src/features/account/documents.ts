/** The calls of the account pages. */
import { gql } from '../../../../ui/graphql.ts';

/** Changes the password of whoever is signed in; the answer is the session that goes on (S-372). */
export const updatePassword = gql<
  { updatePassword: { jwt: string } },
  { input: { password: string; passwordConfirmation: string } }
>(`mutation UpdatePassword($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { jwt }
}`);

/** Ends the session that the call is sent with, or all sessions of the account (S-369). */
export const logout = gql<{ logout: { ended: boolean } }, { input: { everywhere?: boolean } }>(
  `mutation Logout($input: LogoutInput!) { logout(input: $input) { ended } }`,
);
