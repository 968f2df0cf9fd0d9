import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Heading } from '@/ui/typography/Heading';
import { Stack } from '@/ui/layout/Stack';
import { stressTexts } from '@/testing/samples';
import { inBrands } from '../../modes';

const meta = {
  component: Heading,
  args: { level: 2, children: 'Khuyến mãi hôm nay' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfItsLevel: Story = {};
export const SmallerThanItsLevel: Story = { args: { level: 2, variant: 'h4' } };

export const Variants: Story = {
  tags: ['brand-matrix'],
  parameters: { chromatic: { modes: inBrands } },
  render: (args) => (
    <Stack>
      {(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((variant) => (
        <Heading key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { children: stressTexts.longLabel } };
