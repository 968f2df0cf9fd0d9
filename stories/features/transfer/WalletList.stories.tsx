import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WalletList } from '@/features/transfer/WalletList';
import * as given from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: WalletList,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { wallets: given.wallets },
} satisfies Meta<typeof WalletList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const LongNames: Story = { args: { wallets: given.longWallets } };
