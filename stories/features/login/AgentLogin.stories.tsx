import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AgentLogin } from '@/features/login/AgentLogin';
import { inScenario } from '../../inScenario';

const meta = {
  component: AgentLogin,
  ...inScenario,
  parameters: { requirements: ['LOGIN-17'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const TwoWays: Story = {
  parameters: { scenario: { modules: ['COMM3', 'MOBILEVERCODELOGIN3', 'FREEPLAY3'] } },
};
