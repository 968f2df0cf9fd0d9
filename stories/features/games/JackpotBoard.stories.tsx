import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { JackpotBoard } from '@/features/games/JackpotBoard';
import { inScenario } from '../../inScenario';

const meta = { component: JackpotBoard, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pots: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['STAGE-01'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Hũ lớn nhất mỗi hạng' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Vừa nổ' })).toBeVisible();
  },
};
export const WithoutPots: Story = { parameters: { scenario: { data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongNames: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
