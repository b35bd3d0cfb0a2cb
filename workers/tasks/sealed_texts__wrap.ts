/** While SIDELINE_SECRET is replaced, wraps the data keys of sealed texts with the new one. */
import { wrapAnew } from '../../server/shared/envelope.ts';
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, config, log }) => {
  const counts = await wrapAnew(query, config.webhooks.secrets);
  if (counts.wrapped || counts.lost) log.warn(counts, 'keys of sealed texts were wrapped anew');
};

export default work;
