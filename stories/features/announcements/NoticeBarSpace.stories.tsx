import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticeBarSpace } from '@/features/announcements/NoticeBarSpace';

const meta = { component: NoticeBarSpace } satisfies Meta<typeof NoticeBarSpace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['phone'] };
