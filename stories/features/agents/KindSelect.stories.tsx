import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { KindSelect } from '@/features/agents/KindSelect';
import { inScenario } from '../../inScenario';

const meta = {
  component: KindSelect,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { label: 'Loại tài khoản', value: 'member', onChange: () => undefined },
} satisfies Meta<typeof KindSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Agent: Story = { args: { value: 'agent' } };
