/**
 * Sends what waits in the outbox; with {id}, that one mail, whatever its pause. One run at a time a process: another that is
 * asked for meanwhile makes the running one look again. Throws when mails wait for another try, so that it runs again soon.
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
