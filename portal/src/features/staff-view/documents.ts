/** The call that announces a look at a league's pages. */
import { gql } from '../../../../ui/graphql.ts';

/** Writes down who of staff looks as whom, and gives that person (L-262, L-263). */
export const viewAsUser = gql<
  { viewAsUser: { user: { id: number; name: string | null; email: string } } },
  { input: { userId: number } }
>(`mutation ViewAsUser($input: ViewAsUserInput!) {
  viewAsUser(input: $input) { user { id name email } }
}`);
