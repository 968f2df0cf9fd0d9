import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MatchSkeletons } from '@/features/matches/MatchSkeletons';

const meta = { component: MatchSkeletons, args: { leads: false } } satisfies Meta<typeof MatchSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRow: Story = { tags: ['phone'] };
export const TwoRows: Story = { args: { leads: true } };
