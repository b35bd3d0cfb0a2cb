import { useDataProvider } from 'react-admin';
import { useAction } from '../dataProvider/useOperation.ts';
import type { TargetingCampaignFragment } from '../targeting/generated/graphql.ts';
import type { NearMiss } from './stepText.ts';

/** Applies near misses one after the other, each as if its filter had been edited: each can be undone by its notice. */
export function useApplySteps({ id: campaignId, locationFilters, searchFilters }: TargetingCampaignFragment) {
  const dataProvider = useDataProvider();
  const apply = ({ type, change, searchFilterId, after, parameters }: NearMiss) => {
    if (searchFilterId === null)
      return dataProvider.create('searchFilters', { data: { campaignId, type, parameters } });
    const [resource, filters, changed] =
      change === 'radius'
        ? (['locationFilters', locationFilters, { radius: after }] as const)
        : (['searchFilters', searchFilters, { parameters, enabled: true }] as const);
    const previousData = filters.find(({ id }) => id === searchFilterId);
    const data = { ...changed, version: previousData?.version };
    return dataProvider.update(resource, { id: searchFilterId, data, previousData });
  };
  return useAction(async (steps: readonly NearMiss[]) => {
    for (const step of steps) await apply(step);
  });
}
