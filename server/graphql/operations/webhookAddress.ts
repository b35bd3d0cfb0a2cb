import { Resolver } from 'node:dns/promises';
import { context, type FieldArgs, sideEffect } from 'postgraphile/grafast';
import { wrapPlans } from 'postgraphile/utils';
import { HttpError } from '../../http/errors.ts';
import { isPublic, NOT_PUBLIC, urlProblem } from '../../shared/publicAddress.ts';
import { stepsOf } from '../plugins/steps.ts';

/** Milliseconds that a name server has to answer. */
const LOOKUP_MS = 1500;

/** All addresses of a name; none if it cannot be resolved in time. */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Errors: SL422 url for an address to which the worker would send nothing. */
async function requirePublicUrl(
  address: string | null | undefined,
  { services, viewer }: Grafast.Context,
): Promise<void> {
  const text = address?.trim() ?? '';
  if (viewer?.type !== 'login' || !URL.canParse(text)) return; // refused by the operation
  const url = new URL(text);
  const { webhookPrivateAddresses } = services.config;
  const problem = urlProblem(url, webhookPrivateAddresses);
  if (problem) throw new HttpError(422, problem, 'SL422', 'url');
  if (!webhookPrivateAddresses && !(await addressesOf(url.hostname)).every(isPublic))
    throw new HttpError(422, NOT_PUBLIC, 'SL422', 'url');
}

const checked = (plan: () => unknown, _$root: unknown, args: FieldArgs): unknown => {
  sideEffect(
    stepsOf<[string | null | undefined, Grafast.Context]>(args.getRaw(['input', 'url']), context()),
    ([url, ctx]) => requirePublicUrl(url, ctx),
  );
  return plan();
};

/**
 * createWebhook and updateWebhook refuse an address that is not on the public internet at once, beside its field. A name
 * that cannot be resolved is accepted: the worker checks each name again when it sends (workers/webhooks/post.ts).
 */
export const WebhookAddressPlugin = wrapPlans({ Mutation: { createWebhook: checked, updateWebhook: checked } });
