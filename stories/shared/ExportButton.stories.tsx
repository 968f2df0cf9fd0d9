import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExportButton } from '@/shared/ExportButton';
import { inScenario } from '../inScenario';

const meta = {
  component: ExportButton,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { name: 'bets', make: () => Promise.reject(new Error('no answer')), disabled: false },
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Nothing: Story = { args: { disabled: true } };
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText('Chưa xuất được, thử lại');
  },
};
export const Cut: Story = {
  args: { make: () => Promise.resolve({ text: '', cut: 'Tệp chỉ có 20000 dòng mới nhất.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/20000 dòng/);
  },
};
