import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CategoryRows } from '@/screens/category/CategoryRows';
import { inScenario, inScenarioSite } from '../../inScenario';

const meta = {
  component: CategoryRows,
  ...inScenario,
  // The page spaces its rows.
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 34 }}>
        <Story />
      </div>
    ),
    inScenarioSite,
  ],
  parameters: { requirements: ['STAGE-01'] },
  args: { category: 'RNG' },
} satisfies Meta<typeof CategoryRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Mới ra mắt' })).toBeVisible();
  },
};
/** A category whose rows the brand has not named has none. */
export const OfNoRows: Story = { args: { category: 'BAC' } };
