import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PromotionCardSkeletons } from '@/features/promotions/PromotionCardSkeletons';
import { inScenario } from '../../inScenario';

const meta = { component: PromotionCardSkeletons, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
