import {
  readSetting,
  settingCatalogue,
  settingNames,
  type SettingName,
  type Settings,
  settingRange,
  settingsOutOfOrder,
} from '../../brands/settings/settingCatalogue.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { moneySteps } from '../../money/orders/moneySteps.ts';
import { act, type ActContext, type Cell, type Command } from '../acts/act.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { inTurn } from '../acts/inTurn.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { readAmount } from '../acts/readAmount.ts';

type Context = Pick<ActContext, 'tx' | 'merchant' | 'tenant'>;

const shown = (name: SettingName, value: Settings[SettingName], brand: Tenant): Cell => {
  const setting = settingCatalogue[name];
  if (setting.kind === 'money') {
    const minor = typeof value === 'bigint' ? value : moneySteps(setting.steps, brand);
    return amountCell(minor, brand.currency);
  }
  return typeof value === 'number' ? value : value === true ? 'on' : 'off';
};

const lineOf = async ({ tx, merchant, tenant }: Context, name: SettingName) => ({
  setting: name,
  value: shown(name, (await settingService(tx).all(merchant))[name], tenant),
  meaning: settingCatalogue[name].help,
});

/** As it is stored; an amount is given in whole units. */
const storedOf = (name: SettingName, text: string, { currency }: Tenant): string =>
  settingCatalogue[name].kind === 'money' ? readAmount(text, currency).toString() : text;

const name = { kind: 'text', choices: settingNames, required: true, help: 'the setting' } as const;

export const setting: Command = {
  summary: 'Figures and switches of accounts: captcha, human verification, checks, lives.',
  acts: {
    list: act({
      summary: 'Every setting and its value.',
      run: async (context) => ({
        rows: await inTurn(settingNames, (one) => lineOf(context, one)),
      }),
    }),
    set: act({
      summary: 'Changes a setting; default brings the usual value back.',
      places: {
        name,
        value: {
          kind: 'text',
          required: true,
          help: 'on, off, a number, an amount in whole units, or default',
        },
      },
      run: async (context, values) => {
        const { tx, merchant, tenant } = context;
        const before = await lineOf(context, values.name);
        if (values.value === 'default') {
          await settingService(tx).reset(merchant, values.name);
        } else {
          const stored = storedOf(values.name, values.value, tenant);
          if (readSetting(values.name, stored) === undefined) {
            throw new OperatorError(
              `${values.name} cannot be "${values.value}" but ${settingRange(values.name)}: ${before.meaning}`,
            );
          }
          await settingService(tx).set(merchant, values.name, stored);
        }
        const all = await settingService(tx).all(merchant);
        const pair = settingsOutOfOrder(values.name, all);
        if (pair !== undefined) {
          const [lower, upper] = pair;
          throw new OperatorError(
            `${lower} would be ${all[lower]} and may not exceed ${upper}, which is ${all[upper]}`,
          );
        }
        const after = await lineOf(context, values.name);
        return {
          rows: [after],
          change: { target: values.name, before: before.value, after: after.value },
        };
      },
    }),
  },
  examples: [
    'setting list',
    'setting set captchaRegister on',
    'setting set idleMinutes default --brand lotus',
  ],
};
