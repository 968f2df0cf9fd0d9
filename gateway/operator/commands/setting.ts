import type { Queries } from '../../platform/database/database.ts';
import {
  readSetting,
  settingCatalogue,
  settingNames,
  type SettingName,
  settingRange,
} from '../../brands/settings/settingCatalogue.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { act, type Command } from '../acts/act.ts';
import { inTurn } from '../acts/inTurn.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const shown = (value: boolean | number): string | number =>
  typeof value === 'number' ? value : value ? 'on' : 'off';

const lineOf = async (tx: Queries, merchant: string, name: SettingName) => ({
  setting: name,
  value: shown((await settingService(tx).all(merchant))[name]),
  meaning: settingCatalogue[name].help,
});

const name = { kind: 'text', choices: settingNames, required: true, help: 'the setting' } as const;

export const setting: Command = {
  summary: 'Figures and switches of accounts: captcha, human verification, checks, lives.',
  acts: {
    list: act({
      summary: 'Every setting and its value.',
      run: async ({ tx, merchant }) => ({
        rows: await inTurn(settingNames, (one) => lineOf(tx, merchant, one)),
      }),
    }),
    set: act({
      summary: 'Changes a setting; default brings the usual value back.',
      places: { name, value: { kind: 'text', required: true, help: 'on, off, a number, or default' } },
      run: async ({ tx, merchant }, values) => {
        const before = await lineOf(tx, merchant, values.name);
        if (values.value === 'default') {
          await settingService(tx).reset(merchant, values.name);
        } else if (readSetting(values.name, values.value) === undefined) {
          throw new OperatorError(
            `${values.name} cannot be "${values.value}" but ${settingRange(values.name)}: ${before.meaning}`,
          );
        } else {
          await settingService(tx).set(merchant, values.name, values.value);
        }
        const after = await lineOf(tx, merchant, values.name);
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
