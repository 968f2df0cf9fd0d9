import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { LogInAgain } from '@/features/password/LogInAgain';
import { inScenario } from '../../inScenario';

const meta = {
  component: LogInAgain,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PWD-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix'] };
export const Leaving: Story = {
  parameters: { scenario: { role: 'member', waits: ['logout'] } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập lại' })),
};
