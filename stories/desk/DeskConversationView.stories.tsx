import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { DeskConversationView } from '@/desk/DeskConversationView';
import { deskChatIn, deskPicturesIn, deskStaff } from '@/testing/scenario/deskFixtures';
import { chatIn, samplePicture } from '@/testing/scenario/supportFixtures';
import { atDesk } from './atDesk';

const meta = {
  component: DeskConversationView,
  ...atDesk,
  args: {
    chat: deskChatIn.mine,
    messages: chatIn.answered.list,
    me: deskStaff.lan,
    colleagues: Object.values(deskStaff),
    timeZone: 'Asia/Ho_Chi_Minh',
    memberTypes: false,
    pictureAt: () => samplePicture,
    draft: '',
    pictures: deskPicturesIn(),
    running: undefined,
    refusal: undefined,
    onTake: fn(),
    onSay: fn(() => Promise.resolve(true)),
    onType: fn(),
    onHandOver: fn(),
    onClose: fn(),
    onBack: fn(),
  },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof DeskConversationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = { tags: ['brand-matrix', 'phone'] };
export const Waiting: Story = { args: { chat: deskChatIn.waiting } };
export const OfOthers: Story = { args: { chat: deskChatIn.others, me: deskStaff.lead } };
export const Closed: Story = { args: { chat: deskChatIn.closed } };
export const Long: Story = { tags: ['phone'], args: { chat: deskChatIn.long, messages: chatIn.long.list } };
export const Nothing: Story = { args: { messages: [] } };
export const MemberTypes: Story = { args: { memberTypes: true } };
/** Both have sent a picture. */
export const Pictures: Story = { tags: ['phone'], args: { messages: chatIn.pictures.list } };
export const Refused: Story = { args: { refusal: 'Người khác vừa nhận cuộc trò chuyện này.' } };
/** What was typed stays until it is kept. */
export const NotKept: Story = {
  args: { onSay: fn(() => Promise.resolve(false)), refusal: 'Máy chủ không phản hồi' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Câu trả lời'), 'Chào bạn');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await expect(args.onSay).toHaveBeenCalledWith({ text: 'Chào bạn' });
    await expect(canvas.getByLabelText('Câu trả lời')).toHaveValue('Chào bạn');
  },
};
