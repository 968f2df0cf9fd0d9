import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TransferForm } from '@/features/transfer/TransferForm';
import * as given from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: TransferForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    wallets: given.wallets,
    unresolved: undefined,
    retrying: false,
    onAsk: () => undefined,
    send: () => new Promise(() => undefined),
    onDone: () => undefined,
  },
} satisfies Meta<typeof TransferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OfNamedWallet: Story = { args: { wanted: 'JDW' } };
export const Unclear: Story = { args: { unresolved: { from: 'MAIN', to: 'NVP', amount: '500000' } } };
