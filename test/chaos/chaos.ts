/** One run: load, kills at random moments, and which guarantees held. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Fixture, makeFixture } from './fixture.ts';
import { startLoad } from './load.ts';
import { seeded } from './random.ts';
import { startSetup, VICTIMS, type Victim } from './setup.ts';
import { startChaosSink } from './sink.ts';
import { brokenPromises, drain, unnamedFiles } from './verify.ts';

export interface ChaosOptions {
  kills: number;
  seed: number;
  /** The number of leagues to work on; each has four pieces of work. */
  leagues: number;
  say: (text: string) => void;
}

export interface ChaosReport {
  kills: Record<Victim, number>;
  accepted: number;
  sent: number;
  approved: number;
  printed: number;
  uploaded: number;
  /** Rounds of imports up to the last one that was acknowledged. */
  imported: number;
  /** Emails that the mail server accepted, and those marked uncertain. */
  mails: number;
  uncertain: number;
  answers: number;
  lost: number;
  /** Programs that ended without being killed: they lost the database. They were started again. */
  unasked: string[];
  /** Files of uploads that were cut off before their row. */
  unnamed: number;
  /** Violated guarantees; must be empty. */
  broken: string[];
}

/** Kills server, worker, PostgreSQL and its sessions the given number of times under load and checks every guarantee afterwards. */
export async function chaos({ kills, seed, leagues, say }: ChaosOptions): Promise<ChaosReport> {
  const random = seeded(seed);
  const sinkRandom = seeded(seed + 1);
  const sink = await startChaosSink(() => sinkRandom.between(0, 25));
  let fixture: Fixture | undefined;
  const setup = await startSetup(sink.url, async (owner) => {
    fixture = await makeFixture(owner, leagues);
  });
  try {
    await setup.settled();
    say('everything runs');
    const load = await startLoad(setup.url, setup.secret, fixture as Fixture, seeded(seed + 2));
    const killed = Object.fromEntries(VICTIMS.map((victim) => [victim, 0])) as Record<Victim, number>;
    // each is killed equally often, in an order that the seed determines
    const order = Array.from({ length: kills }, (_, n) => VICTIMS[n % VICTIMS.length] as Victim)
      .map((victim) => ({ victim, at: random.next() }))
      .sort((a, b) => a.at - b.at);
    for (const [n, { victim }] of order.entries()) {
      // sometimes while the last kill is still being recovered from, otherwise in the middle of normal work
      if (!random.percent(20)) {
        await setup.settled();
        await load.more(random.between(1, 15));
      }
      await pause(random.between(0, 300));
      await setup.kill(victim, random);
      killed[victim] += 1;
      const { accepted, sent, approved, printed, uploaded } = load.seen;
      say(
        `kill ${n + 1} of ${kills}: ${victim} (${accepted.size} accepted, ${sent.size} sent, ${approved.size} approved, ${printed.size} printed, ${uploaded.size} uploaded)`,
      );
    }
    await setup.settled();
    await load.more(20); // then a moment of ordinary work
    await load.stop();
    say('the load has ended; finishing what is left');
    await drain(setup, 120);
    const { rows } = await setup.owner.query(
      `select count(*)::int as n from app_private.mail_outbox where state = 'uncertain'`,
    );
    const { seen } = load;
    return {
      kills: killed,
      accepted: seen.accepted.size,
      sent: seen.sent.size,
      approved: seen.approved.size,
      printed: seen.printed.size,
      uploaded: seen.uploaded.size,
      imported: seen.imported,
      mails: sink.taken.size,
      uncertain: rows[0].n,
      answers: seen.answers,
      lost: seen.lost,
      unasked: setup.unasked,
      unnamed: (await unnamedFiles(setup)).length,
      broken: await brokenPromises(setup, seen, sink.taken),
    };
  } finally {
    await setup.stop();
    await sink.stop();
  }
}
