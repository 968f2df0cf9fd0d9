import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { RoomChatView } from '@/features/live/RoomChatView';
import { inScenario } from '../../inScenario';
import { longWords, words } from '@/testing/scenario/roomFixtures';

const meta = {
  component: RoomChatView,
  ...inScenario,
  args: {
    words: [...words],
    refusal: undefined,
    draft: '',
    onType: fn(),
    onSay: fn(() => Promise.resolve(true)),
    onReport: fn(),
  },
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof RoomChatView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Talk: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nhắn với cả bàn' }), 'Xin chào');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(args.onSay).toHaveBeenCalledWith('Xin chào');
    await expect(canvas.getByRole('textbox', { name: 'Nhắn với cả bàn' })).toHaveValue('');
  },
};
export const Reported: Story = {
  args: { reported: new Set(['w1']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Đã báo cáo. Cảm ơn bạn.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Báo cáo lời của tram/ }));
    await expect(args.onReport).toHaveBeenCalledWith('w3');
  },
};
export const NothingSaid: Story = { args: { words: [] } };
export const Long: Story = { args: { words: [...longWords] } };
export const Refused: Story = {
  args: {
    refusal: 'Bạn thao tác quá nhanh, vui lòng thử lại sau ít phút',
    onSay: fn(() => Promise.resolve(false)),
  },
};
/** The reason is at the field and goes as soon as the text is changed. */
export const LinkRefused: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    draft: 'vào abc88.com nhé',
    textFault: 'Tin có liên kết nên chưa gửi. Bỏ liên kết rồi gửi lại.',
    onSay: fn(() => Promise.resolve(false)),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Nhắn với cả bàn' });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(await canvas.findByText(/Tin có liên kết nên chưa gửi/)).toBeVisible();
    await expect(field).toHaveValue('vào abc88.com nhé');
    await expect(field).toHaveAccessibleDescription(/Bỏ liên kết/);
  },
};
