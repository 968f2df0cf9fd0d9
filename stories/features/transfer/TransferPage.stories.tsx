import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TransferPage } from '@/features/transfer/TransferPage';
import * as given from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: TransferPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apart: Story = { tags: ['brand-matrix', 'phone'] };
export const Single: Story = {
  parameters: {
    scenario: { role: 'member', answers: { wallets: given.singleWallet, merchantWallet: { isSingle: 1 } } },
  },
};
export const SingleWithLeftovers: Story = {
  parameters: { scenario: { role: 'member', answers: { merchantWallet: { isSingle: 1 } } } },
};
export const LongNames: Story = {
  parameters: { scenario: { role: 'member', answers: { wallets: given.longWallets } } },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['wallets'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { wallets: { message: 'try_again' } } } },
};
