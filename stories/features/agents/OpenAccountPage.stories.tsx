import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OpenAccountPage } from '@/features/agents/OpenAccountPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: OpenAccountPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const LongNames: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'agent', data: 'long' } },
};
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['waitingAccounts'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { waitingAccounts: { message: 'try_again' } } } },
};
/** The form cannot say how high the rebates may be; the accounts that wait are there all the same. */
export const NoRates: Story = {
  parameters: { scenario: { role: 'agent', refusals: { ownRebates: { message: 'try_again' } } } },
};
export const AsManyAsMayWait: Story = {
  parameters: {
    scenario: {
      role: 'agent',
      answers: {
        waitingAccounts: {
          list: [
            {
              id: 'W1',
              account: 'thuyduong94',
              nickname: 'thuyduong94',
              kind: 'member',
              rates: {},
              openedAt: '2026-11-20T05:00:00.000Z',
              expiresAt: '2026-11-27T05:00:00.000Z',
            },
          ],
          most: 1,
        },
      },
    },
  },
};

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>;

const fillIn = async (canvas: Canvas) => {
  const account = await canvas.findByRole('textbox', { name: /^Tài khoản/ });
  await userEvent.type(account, 'anhthu2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Mở tài khoản' }));
  return account;
};

/** The link is shown once, with a code to scan and until when it works. */
export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    const account = await fillIn(canvas);
    await screen.findByRole('dialog', { name: 'Liên kết cho anhthu2026 đã sẵn sàng' });
    await expect(account).toHaveValue('');
  },
};
export const NameTaken: Story = {
  parameters: {
    scenario: {
      role: 'agent',
      refusals: { openAccount: { message: 'invalid_fields', value: { fields: { username: 'taken' } } } },
    },
  },
  play: async ({ canvas }) => {
    const account = await fillIn(canvas);
    await waitFor(() => expect(account).toBeInvalid());
    await expect(account).toHaveValue('anhthu2026');
  },
};
export const NewLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Liên kết mới cho phucan2020' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Liên kết mới' }));
    await screen.findByRole('dialog', { name: 'Liên kết cho phucan2020 đã sẵn sàng' });
  },
};
export const Withdrawing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thu hồi phucan2020' }));
    await screen.findByText(/tên được giải phóng/);
  },
};
