import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import type { CallResult } from '@/api/client';
import { CancelDeposit } from '@/features/deposit/CancelDeposit';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const cancel = (): Promise<CallResult<'depositCancel'>> =>
  Promise.resolve({ ok: true, value: given.depositOrder('cancelled') });

const meta = {
  component: CancelDeposit,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-04'] },
  args: { cancel },
} satisfies Meta<typeof CancelDeposit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** What becomes of a payment on its way is said before. */
export const Asked: Story = {
  tags: ['every-brand', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy lệnh nạp' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Hủy lệnh nạp này?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Refused: Story = {
  args: {
    cancel: () =>
      Promise.resolve({
        ok: false,
        failure: { kind: 'refused', status: 400, code: 'operation_not_enabled' },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy lệnh nạp' }));
    const dialog = await screen.findByRole('alertdialog');
    const [, act] = await waitFor(() => [...dialog.querySelectorAll('button')]);
    await userEvent.click(act as HTMLElement);
    const refusal = await screen.findByRole('alert');
    await waitFor(() => expect(refusal).toBeVisible());
  },
};
