/** What a league does for its sponsor, as a mail lists it. */
import { capabilityText } from './capabilities.ts';
import type { Block } from './letter.ts';
import type { Reading } from './template.ts';
import type { Say } from './words.ts';

export interface Asset extends Record<string, unknown> {
  quantity: number | null;
  capability: string;
  expectations: string | null;
}

const assetsOf = `
  select a.offer_id as key, a.quantity, k.name as capability, cc.execution_expectations as expectations
  from app_public.assets a
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  where a.offer_id = any ($1::int[]) and a.quantity is not null order by k.position, k.name, a.id`;

export const readAssets = ({ rows }: Pick<Reading, 'rows'>, offerId: number): Promise<Asset[]> =>
  rows<Asset>(assetsOf, offerId);

/** A heading and the list; nothing without any. What staff wrote of an asset is theirs, in English [L6]. */
export const assetBlocks = (assets: readonly Asset[], say: Say): Block[] =>
  assets.length === 0
    ? []
    : [
        { kind: 'heading', text: say('What you’ll do') },
        {
          kind: 'list',
          items: assets.map(({ quantity, capability, expectations }) => ({
            ...(quantity === null ? {} : { count: String(quantity) }),
            title: capabilityText(quantity, capability, say),
            text: expectations,
            ...(say.language === 'es' ? { lead: say('Original in English:'), lang: 'en' as const } : {}),
          })),
        },
      ];
