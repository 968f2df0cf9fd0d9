import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FirstAccount } from '@/features/withdraw/FirstAccount';
import { inScenario } from '../../inScenario';
import { bankAccounts } from '@/testing/scenario/memberFixtures';

const read = { failure: undefined, isBusy: false, reload: () => undefined };

const meta = {
  component: FirstAccount,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-05'] },
  args: {
    accounts: { ...read, value: { ...bankAccounts, coolingHours: 0 } },
    text: (name: string) => ({ name, value: '', onChange: () => undefined, onBlur: () => undefined }),
  },
} satisfies Meta<typeof FirstAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {};
export const WaitsFirst: Story = { args: { accounts: { ...read, value: bankAccounts } } };
export const Failed: Story = {
  args: { accounts: { ...read, value: undefined, failure: { kind: 'network' } } },
};
