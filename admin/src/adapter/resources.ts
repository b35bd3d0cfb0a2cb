/** What the adapter needs to know about one react-admin resource. Everything else it reads from the introspection. */
export interface ResourceSpec {
  /** Name in react-admin; also the API's plural: `campaignStatistics`. */
  name: string;
  /** GraphQL type of one record: `CampaignStatistic`. */
  type: string;
  /** Fields of a record in every answer; without it all scalar and enum fields that need no argument. */
  selection?: string;
  /** Text fields that the filter `q` searches. */
  search?: readonly string[];
  /** Name of the API's list when a call of the specification has taken the plural: `allCampaigns`. */
  list?: string;
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
