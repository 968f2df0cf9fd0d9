import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WinnerCards } from '@/features/winners/WinnerCards';
import { inScenario, inScenarioSite } from '../../inScenario';

const meta = {
  component: WinnerCards,
  ...inScenario,
  // The arrows stand on the edges of the strip, for which pages have room.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 8 }}>
        <Story />
      </div>
    ),
    inScenarioSite,
  ],
  parameters: { requirements: ['HOME-04'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Member: Story = { parameters: { scenario: { role: 'member' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongText: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
