/** Computes the night's forecasts of all campaigns under way. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.forecast_campaigns()', []);
};

export default work;
