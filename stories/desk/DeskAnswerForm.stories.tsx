import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DeskAnswerForm } from '@/desk/DeskAnswerForm';
import { deskPicturesIn } from '@/testing/scenario/deskFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskAnswerForm,
  ...atDesk,
  args: {
    draft: '',
    sending: false,
    pictures: deskPicturesIn(),
    onSay: fn(() => Promise.resolve(true)),
    onType: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskAnswerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Draft: Story = { args: { draft: 'Chào bạn, mình kiểm tra ngay.' } };
export const Sending: Story = { args: { draft: 'Chào bạn', sending: true } };
/** Three are the most: no further one is taken. */
export const Pictures: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { pictures: deskPicturesIn({}, { state: 'uploading' }, {}) },
};
export const Refused: Story = {
  tags: ['phone'],
  args: {
    pictures: deskPicturesIn(
      { state: 'refused', fault: { kind: 'network' } },
      { state: 'refused', fault: 'size', name: `${'man-hinh-'.repeat(12)}.png` },
    ),
  },
};
/** Each picture goes under its own key before the text. */
export const Sent: Story = {
  args: { draft: 'Xem ảnh này.', pictures: { ...deskPicturesIn({}), remove: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi' }));
    const [picture] = args.pictures.proofs;
    await expect(args.onSay).toHaveBeenNthCalledWith(1, { text: 'huong-dan-1.png', picture });
    await expect(args.pictures.remove).toHaveBeenCalledWith('picture-0');
    await expect(args.onSay).toHaveBeenNthCalledWith(2, { text: 'Xem ảnh này.' });
    await expect(canvas.getByLabelText('Câu trả lời')).toHaveValue('');
  },
};
