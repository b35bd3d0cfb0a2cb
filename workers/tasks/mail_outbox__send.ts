/**
 * Sends the outbox; with {id}, that one email, whatever its delay. One run at a time per process: another one requested
 * during it makes the running one check again. Throws if emails wait for another attempt, so that it runs again soon.
 */
import { flushOutbox } from '../mail/flush.ts';
import { idOf, type Work, type WorkerTools } from '../task.ts';

const running = new WeakMap<WorkerTools, { again: boolean }>();

const work: Work = async (payload, tools) => {
  if ('id' in payload) return flushOutbox(tools, idOf(payload));
  const other = running.get(tools);
  if (other) {
    other.again = true;
    return;
  }
  const mine = { again: false };
  running.set(tools, mine);
  try {
    do {
      mine.again = false;
      await flushOutbox(tools);
    } while (mine.again);
  } finally {
    running.delete(tools);
  }
};

export default work;
