import { alertStore } from '../../platform/alerts/alertStore.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maintenanceStore } from '../../brands/sites/maintenanceStore.ts';
import { act, type Command } from '../acts/act.ts';
import { inTurn } from '../acts/inTurn.ts';
import { refusePast } from '../acts/refusePast.ts';

const stateOf = async (tx: Queries, merchant: string) => {
  const { maintenance, maintenanceEnd } = await maintenanceStore(tx).of(merchant);
  return {
    status: maintenance ? 'maintenance' : 'normal',
    until: maintenanceEnd?.toISOString() ?? null,
  };
};

export const status: Command = {
  summary: 'Open a site or put it under maintenance.',
  shown: true,
  acts: {
    show: act({
      summary: 'The status of every brand, and how many open alerts concern it.',
      run: async ({ tx, brands }) => ({
        rows: await inTurn(brands, async ({ key, merchantCode }) => ({
          brand: key,
          ...(await stateOf(tx, merchantCode)),
          alerts: await alertStore(tx).countOpen(merchantCode),
        })),
      }),
    }),
    set: act({
      summary: 'Open pages follow within seconds, without a reload.',
      places: {
        status: { kind: 'text', choices: ['normal', 'maintenance'], required: true, help: 'the new status' },
      },
      options: { until: { kind: 'time', help: 'when it is expected back; shown on the page' } },
      run: async ({ tx, merchant, now }, values) => {
        refusePast(values.until, now);
        const before = await stateOf(tx, merchant);
        const maintenance = values.status === 'maintenance';
        const maintenanceEnd = (maintenance && values.until) || null;
        await maintenanceStore(tx).set(merchant, { maintenance, maintenanceEnd });
        const after = await stateOf(tx, merchant);
        return { rows: [after], change: { target: 'site', before, after } };
      },
    }),
  },
  examples: [
    'status show',
    'status set maintenance --until 2026-11-21T04:00:00+07:00 --brand aurora',
    'status set normal',
  ],
};
