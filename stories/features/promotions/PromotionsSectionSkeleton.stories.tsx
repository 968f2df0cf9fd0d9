import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PromotionsSectionSkeleton } from '@/features/promotions/PromotionsSectionSkeleton';
import { inScenario } from '../../inScenario';

const meta = { component: PromotionsSectionSkeleton, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
