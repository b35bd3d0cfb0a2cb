import { type RequestOptions, withoutLogin } from '../../../../ui/graphql.ts';

/** The answer to a second factor that was set up: recovery codes with the first one, and a token after a setup. */
export interface Added {
  recovery_codes?: string[];
  jwt?: string;
}

/** The body and options of a request for a setup, or for the signed-in person if there is none. */
export const asSetUp = (setUp: string | undefined): [Record<string, unknown>, RequestOptions] =>
  setUp === undefined ? [{}, {}] : [{ set_up: setUp }, withoutLogin];
