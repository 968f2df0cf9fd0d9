import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Modals } from '@/screens/modals/Modals';
import { inScenario } from '../../inScenario';

const meta = {
  component: Modals,
  ...inScenario,
  parameters: { requirements: ['MOD-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { tags: ['phone'], parameters: { path: '/?modal=login' } };
export const Notices: Story = { tags: ['phone'], parameters: { path: '/?modal=notices' } };
export const Logout: Story = {
  parameters: { path: '/?modal=logout', scenario: { role: 'member' } },
};
