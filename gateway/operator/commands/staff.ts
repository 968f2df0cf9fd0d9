import { deskLimits, staffRoles } from '#contract/desk';
import { passwordDesk } from '../../members/credentials/passwordDesk.ts';
import { staffAuditStore } from '../../staff/accounts/staffAuditStore.ts';
import { staffStore, type StaffKeys } from '../../staff/accounts/staffStore.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { auditSearch } from '../acts/searchInputs.ts';

const name = { kind: 'text', required: true, longest: 40, help: 'name for the log-in' } as const;
const NAME = /^[a-z\d][a-z\d._-]{1,39}$/i;
const MOST_SHOWN = 100;

const storeOf = ({ tx, runtime, merchant }: ActContext) => staffStore(tx, runtime, merchant);
const issuerOf = ({ tenant }: ActContext): string => `${tenant.name} desk`;

/** Told once, on the operator's own screen; the audit has none of it. */
const keysOf = (account: string, { password, secret, uri }: StaffKeys) => ({
  name: account,
  password,
  secret,
  uri,
});

export const staff: Command = {
  summary: 'People who answer members at the desk.',
  acts: {
    list: act({
      summary: 'Every account of the staff.',
      run: async (context) => ({
        rows: (await storeOf(context).list()).map((row) => ({
          name: row.name,
          shown: row.shownName,
          role: row.role,
          state: row.disabledAt === null ? 'open' : 'disabled',
          lastLogin: row.lastLoginAt?.toISOString() ?? null,
        })),
        whenEmpty: 'Nobody has an account.',
      }),
    }),
    add: act({
      summary: 'Opens an account; shows password and secret for an authenticator app once.',
      places: { name },
      options: {
        role: { kind: 'text', choices: staffRoles, help: 'agent (answers) or lead; agent unless given' },
        shown: { kind: 'text', longest: deskLimits.shownName, help: 'name that members see' },
      },
      run: async (context, { name: account, role = 'agent', shown = account }) => {
        if (!NAME.test(account))
          throw new OperatorError(`"${account}" is no name: letters, digits and . _ -`);
        const { make } = passwordDesk(context.runtime).known;
        const given = { name: account, shownName: shown, role };
        const keys = await storeOf(context).add(given, make, issuerOf(context));
        if (keys === undefined) throw new OperatorError(`There is a ${account} already`);
        return {
          rows: [keysOf(account, keys)],
          uncut: true,
          change: { target: account, before: null, after: { role, shown } },
        };
      },
    }),
    reset: act({
      summary: 'New password and secret; sessions end, and a disabled account is open again.',
      places: { name },
      run: async (context, { name: account }) => {
        const { make } = passwordDesk(context.runtime).known;
        const keys = await storeOf(context).reset(account, make, issuerOf(context));
        if (keys === undefined) throw new OperatorError(`Nobody of the staff is called ${account}`);
        return {
          rows: [keysOf(account, keys)],
          uncut: true,
          change: { target: account, before: null, after: { reset: true } },
        };
      },
    }),
    disable: act({
      summary: 'Closes an account; its sessions end at once.',
      places: { name },
      run: async (context, { name: account }) => {
        if (!(await storeOf(context).disable(account)))
          throw new OperatorError(`Nobody of the staff is called ${account} and has an open account`);
        return {
          rows: [{ name: account, state: 'disabled' }],
          change: { target: account, before: { state: 'open' }, after: { state: 'disabled' } },
        };
      },
    }),
    audit: act({
      summary: 'What the staff did, the newest first.',
      options: auditSearch,
      run: async ({ tx, runtime, merchant }, search) => ({
        rows: (await staffAuditStore(tx, runtime).latest(merchant, MOST_SHOWN, search)).map(
          ({ row, name: who }) => ({
            at: row.at.toISOString(),
            who,
            act: row.act,
            target: row.target,
            detail: row.detail === null ? null : JSON.stringify(row.detail),
          }),
        ),
        whenEmpty: 'Nothing yet.',
      }),
    }),
  },
  examples: [
    'staff list',
    'staff add lan --role agent --shown Lan',
    'staff reset lan',
    'staff disable lan',
    'staff audit',
  ],
};
