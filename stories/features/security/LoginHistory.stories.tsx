import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoginHistory } from '@/features/security/LoginHistory';
import { inScenario } from '../../inScenario';

const meta = {
  component: LoginHistory,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { tags: ['phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { loginHistory: { message: 'try_again' } } } },
};
