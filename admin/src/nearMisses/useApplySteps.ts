import { useDataProvider } from 'react-admin';
import { onMadeChange } from '../changes/made.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import type { TargetingCampaignFragment } from '../targeting/generated/graphql.ts';
import type { NearMiss } from './stepText.ts';

/** Applies near misses one after the other, as if their filters had been edited; the notice of the last undoes all. */
export function useApplySteps({ id: campaignId, locationFilters, searchFilters }: TargetingCampaignFragment) {
  const dataProvider = useDataProvider();
  const apply = ({ type, change, searchFilterId, after, parameters }: NearMiss, undoneWith: readonly string[]) => {
    const meta = { undoneWith };
    if (searchFilterId === null)
      return dataProvider.create('searchFilters', { data: { campaignId, type, parameters }, meta });
    const [resource, filters, changed] =
      change === 'radius'
        ? (['locationFilters', locationFilters, { radius: after }] as const)
        : (['searchFilters', searchFilters, { parameters, enabled: true }] as const);
    const previousData = filters.find(({ id }) => id === searchFilterId);
    const data = { ...changed, version: previousData?.version };
    return dataProvider.update(resource, { id: searchFilterId, data, previousData, meta });
  };
  return useAction(async (steps: readonly NearMiss[]) => {
    const made: string[] = [];
    const stop = onMadeChange(({ changeId }) => changeId && made.unshift(changeId));
    try {
      for (const step of steps) await apply(step, [...made]);
    } finally {
      stop();
    }
  });
}
