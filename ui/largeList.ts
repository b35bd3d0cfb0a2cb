/** Lists of more records say so (`isLarge` of the API) until they have been counted. */
export const LARGE_LIST = 10_000;
