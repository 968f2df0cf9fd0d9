import { modules } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import { flagService, type FlagName } from '../../brands/flags/flagService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { act, type Command } from '../acts/act.ts';
import { inTurn } from '../acts/inTurn.ts';

const names = [...modules, 'REFERRAL'] as const satisfies readonly FlagName[];

const stateOf = async (tx: Queries, tenant: Tenant, name: FlagName) => ({
  module: name,
  state: (await flagService(tx).isOn(tenant, name)) ? 'on' : 'off',
});

export const flag: Command = {
  summary: 'White-label modules of a brand.',
  shown: true,
  acts: {
    list: act({
      summary: 'Every module and whether it is on.',
      run: async ({ tx, tenant }) => ({
        rows: await inTurn(names, (name) => stateOf(tx, tenant, name)),
      }),
    }),
    set: act({
      summary: 'Switches a module.',
      places: {
        module: { kind: 'text', choices: names, required: true, help: 'the module' },
        state: {
          kind: 'text',
          choices: ['on', 'off', 'default'],
          required: true,
          help: 'default follows the brand folder',
        },
      },
      run: async ({ tx, tenant, merchant }, { module, state }) => {
        const before = await stateOf(tx, tenant, module);
        const flags = flagService(tx);
        await (state === 'default'
          ? flags.reset(merchant, module)
          : flags.set(merchant, module, state === 'on'));
        const after = await stateOf(tx, tenant, module);
        return { rows: [after], change: { target: module, before, after } };
      },
    }),
  },
  examples: ['flag list --brand kickoff', 'flag set FREEPLAY3 off', 'flag set COMM3 default'],
};
