import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DeskRoomsView } from '@/desk/DeskRoomsView';
import { deskAnswers } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskRoomsView,
  ...atDesk,
  args: {
    ...deskAnswers.rooms,
    timeZone: 'Asia/Ho_Chi_Minh',
    busy: false,
    refusal: undefined,
    onSettle: fn(),
    onSlow: fn(),
    onWord: fn(() => Promise.resolve(true)),
  },
  parameters: { requirements: ['GAME-11', 'INFO-03'] },
} satisfies Meta<typeof DeskRoomsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reports: Story = {
  tags: ['every-brand', 'phone'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ẩn và cấm nhắn 24 giờ' }));
    await expect(args.onSettle).toHaveBeenCalledWith(expect.objectContaining({ hide: true, muteHours: 24 }));
  },
};
export const Nothing: Story = { args: { reports: [], slow: [], words: [] } };
export const Refused: Story = { args: { refusal: 'Máy chủ không phản hồi' } };
/** A word that was not kept stays in its field. */
export const WordNotKept: Story = {
  args: { onWord: fn(() => Promise.resolve(false)), refusal: 'Máy chủ không phản hồi' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Từ'), 'lừa đảo');
    await userEvent.click(canvas.getByRole('button', { name: 'Lọc từ này' }));
    await expect(args.onWord).toHaveBeenCalledWith({ word: 'lừa đảo', filtered: true });
    await expect(canvas.getByLabelText('Từ')).toHaveValue('lừa đảo');
  },
};
export const NoWord: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lọc từ này' }));
    await expect(await canvas.findByText('Điền mục này.')).toBeVisible();
    await expect(args.onWord).not.toHaveBeenCalled();
  },
};
export const WrongTable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đặt chế độ chậm' }));
    await expect(await canvas.findByText('Mã bàn gồm chữ và số, như LIVE0001.')).toBeVisible();
    await expect(args.onSlow).not.toHaveBeenCalled();
  },
};
