/**
 * The tester: picks random people of every role, lets them read, write and call functions, and compares the results
 * with the oracle. Some effects are kept, so that later statements see states that no factory creates; each episode
 * is rolled back as a whole, so that the fixture stays intact.
 */
import pg from 'pg';
import { type Catalog, type Routine, readCatalog, type Table } from './catalog.ts';
import { Coverage } from './coverage.ts';
import { Executor } from './executor.ts';
import { tryCalling } from './functions.ts';
import { dashboards, opensDashboard } from './oracle/dashboards.ts';
import { callable } from './oracle/functions.ts';
import { rightsOn } from './oracle/tables.ts';
import { whoIs } from './oracle/who.ts';
import { meet, type Person, type Role, rightsOf, roles } from './people.ts';
import { Rng } from './rng.ts';
import { readState, type State } from './state.ts';
import { type Command, commands, type Try, tryOf } from './tables.ts';

/** A difference between database and oracle, with everything needed to investigate it. */
export type Violation = { seed: number; person: string; statement: string; violation: string };

export type RunResult = { seed: number; coverage: Coverage; violations: Violation[]; cells: string[] };

export type Options = {
  /** The seed, which determines everything. */
  seed: number;
  /** The minimum number of times each role tries each command on each table. */
  times: number;
  /** Continues for this many seconds, even if everything was tried often enough. */
  seconds?: number;
  /** Ends after this number of violations. */
  violations?: number;
  /** Only these roles, tables and functions. */
  only?: { roles?: Role[]; names?: string[] };
};

type Cell =
  | { name: string; table: Table; command: Command; often: number }
  | { name: string; routine: Routine; often: number };

const batchSize = 60;
/** The number of batches until the fixture is restored. */
const episode = 30;

/**
 * How often a command is tried: more often where it may be granted, so that enough attempts succeed. Nobody has
 * access to app_private, so a few attempts are enough.
 */
function weight(persona: Role, table: Table, command: Command): number {
  const role = rightsOf(persona);
  if (table.schema === 'app_private') return 0.1;
  const rights = rightsOn(table);
  const open = dashboards[table.name]
    ? command === 'select' && opensDashboard(role, table.name)
    : command === 'select'
      ? rights.read[role]
      : rights[command][role];
  if (!open) return 1;
  return command === 'select' ? 5 : 2;
}

function cellsOf(role: Role, { tables, routines }: Catalog, { times, only }: Options): Cell[] {
  const wanted = (name: string): boolean => !only?.names || only.names.includes(name);
  return [
    ...tables
      .filter(({ name }) => wanted(name))
      .flatMap((table) =>
        commands.map((command) => ({
          name: `${role} ${command} ${table.schema === 'app_private' ? 'app_private.' : ''}${table.name}`,
          table,
          command,
          often: Math.ceil(times * weight(role, table, command)),
        })),
      ),
    ...routines
      .filter(({ name }) => wanted(name))
      .map((routine) => ({
        name: `${role} call ${routine.name}`,
        routine,
        often: Math.ceil(times * (callable(rightsOf(role), routine) === true ? (routine.volatile ? 1 : 0.5) : 0.2)),
      })),
  ];
}

class Tester {
  readonly coverage = new Coverage();
  readonly violations: Violation[] = [];
  readonly #rng: Rng;
  #left = new Map<Role, Cell[]>();
  #batches = 0;

  readonly options: Options;
  readonly catalog: Catalog;
  readonly executor: Executor;
  readonly start: State;

  constructor(options: Options, catalog: Catalog, executor: Executor, start: State) {
    this.options = options;
    this.catalog = catalog;
    this.executor = executor;
    this.start = start;
    this.#rng = new Rng(options.seed);
  }

  get roles(): Role[] {
    return this.options.only?.roles ?? [...roles];
  }

  #refill(): void {
    for (const role of this.roles)
      this.#left.set(
        role,
        this.#rng.shuffled(
          cellsOf(role, this.catalog, this.options).flatMap((cell) => Array<Cell>(cell.often).fill(cell)),
        ),
      );
  }

  #throw(cell: Cell, person: Person, state: State): Try {
    const who = whoIs(person, state);
    return 'table' in cell
      ? tryOf[cell.command](cell.table, who, this.#rng)
      : tryCalling(cell.routine, who, this.catalog, this.#rng);
  }

  /** One person runs some statements; the effect of the last one may be kept. */
  async #batch(role: Role, state: State): Promise<void> {
    const cells = this.#left.get(role)?.splice(-batchSize) ?? [];
    if (cells.length === 0) return;
    const person = meet(role, state, this.#rng);
    const tries = cells.map((cell) => this.#throw(cell, person, state));
    const last = tries.at(-1) as Try;
    if (this.#rng.chance(0.7)) {
      last.statement.keep = true;
      delete last.statement.watch;
    }
    const outcomes = await this.executor.run(
      person,
      tries.map(({ statement }) => statement),
      state,
    );
    for (const [i, attempt] of tries.entries()) {
      const outcome = outcomes[i];
      if (!outcome) throw new Error('A statement has no outcome.');
      const { violation, granted } = attempt.judge(outcome);
      this.coverage.add((cells[i] as Cell).name, granted);
      if (violation)
        this.violations.push({
          seed: this.options.seed,
          person: person.told,
          statement: attempt.statement.sql,
          violation,
        });
    }
    if (last.statement.keep) state.apply(outcomes.at(-1)?.effects ?? []);
  }

  async run(): Promise<RunResult> {
    const { seed, seconds = 0, violations: most = 20 } = this.options;
    const until = Date.now() + seconds * 1000;
    const cells = this.roles.flatMap((role) => cellsOf(role, this.catalog, this.options).map(({ name }) => name));
    this.#refill();
    while (this.violations.length < most) {
      const state = this.start.copy();
      await this.executor.client.query('begin');
      try {
        for (let i = 0; i < episode && this.violations.length < most; i++) {
          const role = this.roles[this.#batches++ % this.roles.length] as Role;
          await this.#batch(role, state);
        }
      } finally {
        await this.executor.client.query('rollback');
      }
      if ([...this.#left.values()].some((list) => list.length > 0)) continue;
      if (Date.now() >= until) break;
      this.#refill();
    }
    return { seed, coverage: this.coverage, violations: this.violations, cells };
  }
}

/** Runs on a database with a fixture; `url`: the superuser's URL, because only the superuser can act as every role and bypass policies. */
export async function runTester(url: string, options: Options): Promise<RunResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const catalog = await readCatalog(client);
    const state = await readState(catalog, (text) => client.query(text));
    const tester = new Tester(options, catalog, await Executor.on(client, catalog), state);
    return await tester.run();
  } finally {
    await client.end();
  }
}
