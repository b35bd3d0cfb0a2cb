/** The permissions built into the console are those that the database grants each role of staff. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { permissions } from '../../admin/src/access/generated/permissions.ts';
import { withClient } from '../../db/client.ts';
import { projectDir } from '../../db/settings.ts';
import { permissionsFile } from '../../server/generate/permissions.ts';
import { testDatabase } from '../harness/database.ts';
import { relations } from './matrix/catalog.ts';
import { probing } from './matrix/probe.ts';
import { makeStaff } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { adminId, superadminId } = await makeStaff(db);
const roles = { admin: adminId, superadmin: superadminId };
type Role = keyof typeof roles;
const held: Record<Role, Set<string>> = {
  admin: new Set(permissions.staff),
  superadmin: new Set([...permissions.staff, ...permissions.superadmin]),
};
/** Runs work as a staff member to check what the grants allow; everything is rolled back. */
const asRole = (role: Role, work: (isAllowed: (statement: string) => Promise<boolean>) => Promise<void>) =>
  probing(db, { role, userId: roles[role] }, (probe) =>
    work(async (statement) => {
      const outcome = await probe.attempt(statement);
      return !('refused' in outcome) || outcome.refused !== '42501';
    }),
  );
const snakeCase = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `_${letter.toLowerCase()}`);

describe('the generated permissions', () => {
  it('are those of the database', async () => {
    const committed = readFileSync(path.join(projectDir, 'admin/src/access/generated/permissions.ts'), 'utf8');
    expect(await withClient(db.ownerUrl, 'The database', permissionsFile)).toBe(committed);
  });

  it('differ between the roles in the functions that superadmins have, which the database runs for superadmins only', async () => {
    const functions = permissions.superadmin.filter((name) => !name.includes('.'));
    expect(functions).toEqual([
      'addBankLines',
      'applyDepositReturns',
      'approveCheck',
      'approveDepositRun',
      'bankAccountNumber',
      'cancelCheckRun',
      'cancelDepositRun',
      'cashNeeded',
      'checkAges',
      'checkMonth',
      'checkRunSheets',
      'checkSummaries',
      'closeMonth',
      'confirmCheckRun',
      'createBankStatement',
      'createCheckRun',
      'createDepositRun',
      'creditInvoice',
      'depositsToSend',
      'endDepositAccount',
      'inviteStaffUser',
      'issueInvoice',
      'markCheckReturned',
      'markChecksMailed',
      'markDepositRunSent',
      'moneyByCampaign',
      'nextSheetNumber',
      'openDepositRun',
      'openTaxForm',
      'openTaxReturns',
      'pendingChecks',
      'positivePayRows',
      'recordCheckRunPrint',
      'recordDepositFile',
      'recordInvoicePayment',
      'recordMissingPayment',
      'recordSponsorRefund',
      'recordTaxReturns',
      'reissueCheck',
      'rejectCheck',
      'removeStaffUser',
      'reverseBankLine',
      'reverseInvoicePayment',
      'reverseSponsorRefund',
      'sealCorrectedAccount',
      'setBankAccountNumber',
      'settleBankLine',
      'spoilCheckSheets',
      'stopCheck',
      'undoBankStatement',
      'unprintableChecks',
      'updateLeagues',
      'voidCheck',
    ]);
    const { rows } = await db.owner.query(
      `select format('select app_public.%I(%s)', p.proname,
         (select string_agg('null::' || format_type(t, null), ', ' order by n) from unnest(p.proargtypes) with ordinality a (t, n))) as call
       from pg_proc p where p.pronamespace = 'app_public'::regnamespace and p.proname = any ($1)`,
      [functions.map(snakeCase)],
    );
    expect(rows).toHaveLength(functions.length);
    for (const role of ['admin', 'superadmin'] as const)
      await asRole(role, async (isAllowed) => {
        for (const { call } of rows) expect([call, await isAllowed(call)]).toEqual([call, role === 'superadmin']);
      });
  });

  it('name a command on a table exactly where the role may run it', async () => {
    const tables = await relations(db.owner);
    for (const role of ['admin', 'superadmin'] as const)
      await asRole(role, async (isAllowed) => {
        for (const { name, view, columns } of tables) {
          const table = `app_public.${name}`;
          const anyOf = async (statement: (column: string) => string) => {
            for (const column of columns.filter(({ writable }) => writable && !view))
              if (await isAllowed(statement(`"${column.name}"`))) return true;
            return false;
          };
          const allowed = {
            select: await isAllowed(`select from ${table} limit 0`),
            delete: !view && (await isAllowed(`delete from ${table} where false`)),
            update: await anyOf((column) => `update ${table} set ${column} = default where false`),
            insert: await anyOf(
              (column) => `insert into ${table} (${column}) select ${column} from ${table} where false`,
            ),
          };
          const shipped = Object.fromEntries(
            Object.keys(allowed).map((command) => [command, held[role].has(`${name}.${command}`)]),
          );
          expect({ name, role, ...allowed }).toEqual({ name, role, ...shipped });
        }
      });
  });
});
