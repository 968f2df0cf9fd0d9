import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PayoutTargets } from '@/features/withdraw/PayoutTargets';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: PayoutTargets,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    targets: given.withdrawDesk.targets,
    value: given.withdrawDesk.targets[0]?.id ?? '',
    error: undefined,
    onChoose: () => undefined,
  },
} satisfies Meta<typeof PayoutTargets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const WithAddress: Story = {
  args: { targets: [...given.withdrawDesk.targets, { ...given.coinTarget, usableAt: null }] },
};
export const LongNames: Story = { tags: ['phone'], args: { targets: given.longTargets } };
