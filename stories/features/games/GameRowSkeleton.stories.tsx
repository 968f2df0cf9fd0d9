import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameRowSkeleton } from '@/features/games/GameRowSkeleton';

const meta = { component: GameRowSkeleton, args: { name: 'popular' } } satisfies Meta<typeof GameRowSkeleton>;

export default meta;

export const Shimmering: StoryObj<typeof meta> = { tags: ['brand-matrix', 'phone'] };
