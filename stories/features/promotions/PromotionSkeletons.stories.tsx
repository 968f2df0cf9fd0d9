import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PromotionSkeletons } from '@/features/promotions/PromotionSkeletons';
import { inScenario } from '../../inScenario';

const meta = { component: PromotionSkeletons, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
