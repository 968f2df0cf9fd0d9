import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinePage } from '@/features/transfer/LinePage';
import * as given from '@/testing/scenario/walletFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: LinePage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-07'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToUpline: Story = { tags: ['brand-matrix', 'phone'] };
export const Agent: Story = {
  parameters: {
    scenario: { role: 'member', answers: { lineTransferDesk: { ...given.lineDesk, toDownline: true } } },
  },
};
export const NoUpline: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { lineTransferDesk: { ...given.lineDesk, upline: null, recent: [] } },
    },
  },
};
export const WageringLeft: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        lineTransferDesk: { ...given.lineDesk, wageringLeft: { amount: '3200000', currency: 'VND' } },
      },
    },
  },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['lineTransferDesk'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { lineTransferDesk: { message: 'try_again' } } } },
};
