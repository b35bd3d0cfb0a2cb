import { afterAll } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type MailSink, startMailSink } from '../harness/smtp.ts';
import { openTools, type TestTools } from './tools.ts';

export interface JobsSetup {
  database: TestDatabase;
  /** A mail server that stores the emails it receives. */
  sink: MailSink;
  /** The worker's tools, which send to the sink. */
  tools: TestTools;
  /** Further tools on the same database, such as another worker's; arguments as `openTools`. */
  more(
    smtpUrl: string,
    reminderDays?: number[],
    config?: Partial<TestTools['config']>,
    stopping?: AbortSignal,
  ): TestTools;
  /** A mail server that refuses; arguments as `startMailSink`. */
  refusing(options: Parameters<typeof startMailSink>[0]): Promise<MailSink>;
}

/** Tools for tests of the worker's tasks, closed after the tests of the file, even if they fail. `stepUp`: see testDatabase. */
export async function jobsSetup({ stepUp = false } = {}): Promise<JobsSetup> {
  const database = await testDatabase({ stepUp });
  const ends: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()));
    await database.drop();
  });
  const refusing: JobsSetup['refusing'] = async (options) => {
    const started = await startMailSink(options);
    ends.push(() => started.stop());
    return started;
  };
  const more: JobsSetup['more'] = (...settings) => {
    const opened = openTools(database.ownerUrl, ...settings);
    ends.push(() => opened.close());
    return opened;
  };
  const sink = await refusing({});
  return { database, sink, tools: more(sink.url), more, refusing };
}
