import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SupportChatView } from '@/features/support/SupportChatView';
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
    onPicture: fn(),
    onRetryPicture: fn(),
    onDropPicture: fn(),
    onRate: fn(),
  },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta<typeof SupportChatView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = { tags: ['brand-matrix', 'phone'] };
export const Draft: Story = { args: { draft: 'Mã của khoản nạp là' } };
export const Nothing: Story = { args: { chat: chatIn.none } };
export const Waiting: Story = { args: { chat: chatIn.waiting } };
export const Long: Story = { tags: ['phone'], args: { chat: chatIn.long } };
export const WithPictures: Story = { args: { chat: chatIn.pictures } };
export const OutsideHours: Story = { tags: ['phone'], args: { chat: chatIn.shut } };
export const StaffTypes: Story = { args: { typing: 'Lan' } };
export const PictureOnItsWay: Story = {
  args: { picture: { name: 'bien-lai.png', state: 'uploading', canRetry: false } },
};
export const PictureRefused: Story = {
  args: {
    picture: {
      name: 'bien-lai.png',
      state: 'refused',
      reason: 'Máy chủ không phản hồi',
      canRetry: true,
    },
  },
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
