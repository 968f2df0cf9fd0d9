import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DepositDetails } from '@/features/deposit/DepositDetails';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: DepositDetails,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-04'] },
  args: { order: given.depositOrder('credited') },
} satisfies Meta<typeof DepositDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Credited: Story = { tags: ['phone'] };
export const Rejected: Story = { args: { order: given.depositOrder('rejected', { reason: 'notPaid' }) } };
