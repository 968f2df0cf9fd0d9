import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MiniSite } from '@/features/download/MiniSite';
import { inScenario, inScenarioSite } from '../../inScenario';

const meta = {
  component: MiniSite,
  ...inScenario,
  decorators: [
    (Story) => (
      <svg role="img" aria-label="MiniSite" viewBox="0 0 184 180" width={552}>
        <Story />
      </svg>
    ),
    inScenarioSite,
  ],
  parameters: { requirements: ['INFO-04'] },
} satisfies Meta<typeof MiniSite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { tags: ['brand-matrix'] };
export const Wide: Story = { args: { wide: true } };
