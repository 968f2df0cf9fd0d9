import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticeBarSkeleton } from '@/features/announcements/NoticeBarSkeleton';

const meta = { component: NoticeBarSkeleton } satisfies Meta<typeof NoticeBarSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['phone'] };
