import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { SupportChatView } from '@/features/support/SupportChatView';
import { deskPicturesIn } from '@/testing/scenario/deskFixtures';
import { chatIn } from '@/testing/scenario/supportFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportChatView,
  ...inScenario,
  args: {
    chat: chatIn.answered,
    unsent: [],
    refusal: undefined,
    draft: '',
    onSay: fn(),
    onType: fn(),
    pictures: deskPicturesIn(),
    onRate: fn(),
  },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta<typeof SupportChatView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = { tags: ['brand-matrix', 'phone'] };
export const Draft: Story = { args: { draft: 'Mã của khoản nạp là' } };
/** The field grows with its text up to five lines; Enter sends, Shift and Enter make a line. */
export const LongDraft: Story = {
  tags: ['phone'],
  args: {
    draft:
      'Tôi đã nạp 500.000 ₫ lúc 9 giờ sáng nay bằng chuyển khoản ngân hàng, mã giao dịch 8123, nhưng đến giờ tiền vẫn chưa vào ví chính. Nhờ bạn kiểm tra giúp tôi.\nTôi gửi kèm ảnh biên lai.',
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText<HTMLTextAreaElement>('Tin nhắn của bạn');
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(60));
    await userEvent.type(field, '{Shift>}{Enter}{/Shift}'.repeat(9));
    await expect(field.clientHeight).toBeLessThan(160);
    await expect(args.onSay).not.toHaveBeenCalled();
  },
};
export const Nothing: Story = { args: { chat: chatIn.none } };
export const Waiting: Story = { args: { chat: chatIn.waiting } };
/** Somebody of the staff has taken the chat. */
export const Taken: Story = { args: { chat: chatIn.taken } };
export const Long: Story = { tags: ['phone'], args: { chat: chatIn.long } };
export const WithPictures: Story = { args: { chat: chatIn.pictures } };
export const OutsideHours: Story = { tags: ['phone'], args: { chat: chatIn.shut } };
export const StaffTypes: Story = { args: { typing: 'Lan' } };
/** A picture is looked at before it goes. */
export const PictureToSend: Story = {
  tags: ['phone'],
  args: { pictures: deskPicturesIn({ name: 'bien-lai.png' }) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('img', { name: 'bien-lai.png' });
    await expect(args.onSay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(args.onSay).toHaveBeenCalledWith('bien-lai.png', expect.any(String));
  },
};
export const PictureOnItsWay: Story = {
  args: { pictures: deskPicturesIn({ name: 'bien-lai.png', state: 'uploading', share: 0.4 }) },
};
export const PictureRefused: Story = {
  args: { pictures: deskPicturesIn({ name: 'bien-lai.png', state: 'refused', fault: 'size' }) },
};
export const Rated: Story = { args: { chat: chatIn.rated } };
export const Refused: Story = { args: { refusal: 'Gửi quá nhiều, thử lại sau một phút' } };
/** What could not be sent yet stands below, in its order. */
export const Offline: Story = {
  args: {
    unsent: [
      { clientKey: 'a', text: 'Bạn còn đó không?' },
      { clientKey: 'b', text: 'Mạng của tôi vừa mất.' },
    ],
  },
};
export const Rating: Story = {
  args: { chat: chatIn.closed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '4 sao' }));
    await expect(args.onRate).toHaveBeenCalledWith(4);
  },
};
