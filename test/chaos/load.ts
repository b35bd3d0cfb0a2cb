/** Simulated users over HTTP while processes are killed: they retry until they know the outcome, and record what was acknowledged. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { signLogin } from '../../server/auth/loginToken.ts';
import { signLink } from '../../server/shared/links/links.ts';
import type { Fixture } from './fixture.ts';
import { importRounds } from './imports.ts';
import type { Random } from './random.ts';

/** What the server acknowledged. */
export interface Acknowledged {
  /** Ids of offers that were accepted and sent, of checks that were approved. */
  accepted: Set<number>;
  sent: Set<number>;
  approved: Set<number>;
  /** Ids of checks whose run was confirmed as printed. */
  printed: Set<number>;
  /** Ids of verification images. */
  uploaded: Set<number>;
  /** The last import of league data. */
  imported: number;
  /** Violations of invariants, observed as they occurred. */
  wrong: string[];
  /** Answers of any kind, and requests that got none. */
  answers: number;
  lost: number;
  /** Answers with a code that leaves the outcome open: the database was unavailable. */
  failed: number;
}

/** How one attempt ended: acknowledged, refused with a code, or unknown. */
type Ending = { kind: 'done'; data: Record<string, never> } | { kind: 'refused'; code: string } | { kind: 'unknown' };

const ACCEPT = 'mutation ChaosAccept($input: AcceptOfferInput!) { acceptOffer(input: $input) { offer { id } } }';
const SEND =
  'mutation ChaosSend($input: SendOfferEmailsInput!) { sendOfferEmails(input: $input) { result { sentOfferIds } } }';
const APPROVE = 'mutation ChaosApprove($input: ApproveCheckInput!) { approveCheck(input: $input) { check { id } } }';

const NEXT = 'query ChaosNext { nextSheetNumber }';
const RUN = 'mutation ChaosRun($input: CreateCheckRunInput!) { createCheckRun(input: $input) { checkRun { id } } }';
const CONFIRM =
  'mutation ChaosConfirm($input: ConfirmCheckRunInput!) { confirmCheckRun(input: $input) { checkRun { id } } }';
const RUN_OF =
  'query ChaosRunOf($id: Int!) { checks(first: 1, filter: { id: { equalTo: $id } }) { runId state run { prints(first: 1) { id } } } }';

/** Sending again is never refused: the response says that the email is already being sent. */
const NEVER = /^$/;

export interface Load {
  seen: Acknowledged;
  /** Waits until `count` more changes have been acknowledged, or no league is left; two minutes at most. */
  more(count: number): Promise<void>;
  /** Lets the simulated users finish what they have started, and stops. */
  stop(): Promise<void>;
}

/**
 * Starts the clients. Each takes leagues that no other client takes; they stop by themselves when none is left. `rest`:
 * how long each waits after a piece of work, in milliseconds.
 */
export async function startLoad(
  url: string,
  secret: string,
  fixture: Fixture,
  random: Random,
  { clients: count = 8, rest = 0 } = {},
): Promise<Load> {
  const seen: Acknowledged = {
    accepted: new Set(),
    sent: new Set(),
    approved: new Set(),
    printed: new Set(),
    uploaded: new Set(),
    imported: 0,
    wrong: [],
    answers: 0,
    lost: 0,
    failed: 0,
  };
  let stopping = false;
  const { superadmin } = fixture;
  // signed for each call: money moves only within ten minutes of a login
  const staff = () =>
    signLogin(
      {
        role: 'superadmin',
        sub: String(superadmin.id),
        email: superadmin.email,
        name: 'Super',
        created_at: superadmin.createdAt,
      },
      secret,
      Date.now(),
    );
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [today, end] = [dayIn(0), dayIn(60)];

  const call = async (path: string, token: string, body: string | FormData): Promise<Ending> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      const answer = await response.json();
      seen.answers += 1;
      const code = answer.errors?.[0]?.extensions?.code ?? (response.ok ? undefined : answer.code);
      // the server failed or does not know the outcome, because it lost its database connection
      if (response.status >= 500 || code === 'SL500' || code === 'SL503') {
        seen.failed += 1;
        return { kind: 'unknown' };
      }
      if (code !== undefined)
        return { kind: 'refused', code: `${code} ${answer.errors?.[0]?.message ?? answer.error}` };
      return { kind: 'done', data: path === '/graphql' ? answer.data : answer };
    } catch {
      seen.lost += 1;
      return { kind: 'unknown' };
    }
  };
  const graphql = (query: string, input: object, token: string) =>
    call('/graphql', token, JSON.stringify({ query, variables: { input } }));
  const ask = async (query: string, variables: object) => {
    for (;;) {
      const ending = await call('/graphql', staff(), JSON.stringify({ query, variables }));
      if (ending.kind === 'done') return ending.data as Record<string, unknown>;
      if (ending.kind === 'refused') throw new Error(`A question was refused: ${ending.code}`);
      await pause(50);
    }
  };
  const download = async (path: string): Promise<boolean> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${staff()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'The download was cut off' }),
        signal: AbortSignal.timeout(30_000),
      });
      return response.ok && (await response.arrayBuffer()).byteLength > 0;
    } catch {
      seen.lost += 1;
      return false;
    }
  };
  type RunOf = { checks: { runId: number | null; state: string; run: { prints: unknown[] } | null }[] };

  /** Prints one check in a separate run, step by step, retrying each until its outcome is known; others print at the same time. */
  const printCheck = async (id: number): Promise<void> => {
    for (;;) {
      const [check] = ((await ask(RUN_OF, { id })) as RunOf).checks;
      if (!check || check.state === 'printed') break;
      if (check.runId === null) {
        const { nextSheetNumber } = await ask(NEXT, {});
        // refused if somebody else used this sheet first
        await graphql(RUN, { checkIds: [id], firstNumber: nextSheetNumber }, staff());
      } else if (check.run?.prints.length) await graphql(CONFIRM, { runId: check.runId }, staff());
      else await download(`/check-runs/${check.runId}/checks.pdf`);
      await pause(20);
    }
    seen.printed.add(id);
  };

  /** Retries until the outcome is known; `twice` sends the first attempt from two tabs at once. `refusals`: allowed outcomes of later attempts. */
  const untilKnown = async (what: string, twice: boolean, refusals: RegExp, ask: () => Promise<Ending>) => {
    let maybe = false; // an earlier attempt may have succeeded
    for (let tries = 0; ; tries += 1) {
      const endings = await Promise.all(tries === 0 && twice ? [ask(), ask()] : [ask()]);
      const done = endings.filter(({ kind }) => kind === 'done').length;
      if (done > 1) seen.wrong.push(`${what} was acknowledged twice`);
      if (done > 0) return true;
      // of two concurrent tabs, one may have succeeded without a response, and the other be refused because of it
      maybe ||= endings.some(({ kind }) => kind === 'unknown');
      for (const ending of endings)
        if (ending.kind === 'refused' && !(maybe && refusals.test(ending.code)))
          seen.wrong.push(`${what} was refused: ${ending.code}`);
      if (endings.some(({ kind }) => kind === 'refused')) return maybe;
      await pause(50 + Math.min(tries, 10) * 50);
    }
  };

  let next = 0;
  const client = async (): Promise<void> => {
    while (!stopping && next < fixture.leagues.length) {
      const league = fixture.leagues[next++];
      if (!league) return;
      const link = signLink(
        {
          kind: 'offer',
          id: league.accept,
          v: 1,
          organization_id: league.organizationId,
          offer_id: league.accept,
          campaign_id: league.campaignId,
        },
        secret,
        Math.floor(Date.now() / 1000),
      );
      const work = [
        async () => {
          const input = { startDate: today, endDate: end, email: `coach${league.accept}@chaos.test` };
          const known = await untilKnown(`acceptance ${league.accept}`, random.percent(25), /^SL409/, () =>
            graphql(ACCEPT, input, link),
          );
          if (known) seen.accepted.add(league.accept);
        },
        async () => {
          const known = await untilKnown(`sending ${league.send}`, false, NEVER, () =>
            graphql(SEND, { offerIds: [league.send] }, staff()),
          );
          if (known) seen.sent.add(league.send);
        },
        async () => {
          const known = await untilKnown(`approval ${league.check}`, random.percent(40), /^SL409/, () =>
            graphql(APPROVE, { checkId: league.check }, staff()),
          );
          if (known) seen.approved.add(league.check);
          if (known) await printCheck(league.check);
        },
        async () => {
          const form = new FormData();
          form.set('verificationDeadlineId', String(league.deadline));
          // unique bytes after the picture, so that no two files are the same
          form.set('image', new Blob([new Uint8Array(picture), randomBytes(16)]), 'photo.jpg');
          const ending = await call('/verification_images', staff(), form);
          if (ending.kind === 'done') seen.uploaded.add(Number(ending.data.id));
          if (ending.kind === 'refused')
            seen.wrong.push(`a picture for deadline ${league.deadline} was refused: ${ending.code}`);
        },
      ];
      for (const act of work) {
        if (!stopping) await act();
        if (rest > 0) await pause(rest);
      }
    }
  };
  const clients = Array.from({ length: count }, client);
  clients.push(
    importRounds(
      (form) => pause(rest * 4).then(() => call('/update-leagues-with-csv', staff(), form)),
      fixture.imported,
      seen,
      () => stopping || next >= fixture.leagues.length,
    ),
  );
  let ended = false;
  void Promise.all(clients).then(() => (ended = true));
  const total = () => seen.accepted.size + seen.sent.size + seen.approved.size + seen.uploaded.size;
  return {
    seen,
    async more(count) {
      const goal = total() + count;
      for (const limit = Date.now() + 120_000; total() < goal && !ended && Date.now() < limit; ) await pause(10);
    },
    async stop() {
      stopping = true;
      await Promise.all(clients);
    },
  };
}
