import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DeskHoursView } from '@/desk/DeskHoursView';
import { deskAnswers } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskHoursView,
  ...atDesk,
  args: {
    ...deskAnswers.hours,
    isLead: true,
    busy: false,
    saved: false,
    refusal: undefined,
    onSave: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskHoursView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = { tags: ['every-brand', 'phone'] };
export const Agent: Story = { args: { isLead: false } };
export const Always: Story = { args: { days: [] } };
export const Saved: Story = { args: { saved: true } };
export const Refused: Story = { args: { refusal: 'Máy chủ không phản hồi' } };
export const Wrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opens = await canvas.findByLabelText('Thứ Hai từ');
    await userEvent.clear(opens);
    await userEvent.type(opens, '23:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu' }));
    await expect(await canvas.findByText(/Viết giờ như 08:00/)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
