import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatementModal } from '@/features/contracts/StatementModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: StatementModal,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-11'] },
  args: { item: '0198c0de-0000-4000-8000-000000000202', onClose: () => undefined },
} satisfies Meta<typeof StatementModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { tags: ['brand-matrix', 'phone'] };
export const NotThere: Story = {
  parameters: { scenario: { role: 'agent', refusals: { contractStatement: { message: 'not_found' } } } },
};
