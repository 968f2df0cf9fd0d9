import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '@/ui/layout/Stack';
import { Text } from '@/ui/typography/Text';
import { stressTexts } from '@/testing/samples';
import { inBrands } from '../../modes';

const meta = {
  component: Text,
  args: { children: 'Số dư được cập nhật sau mỗi vòng cược.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inherited: Story = {};

export const Variants: Story = {
  tags: ['brand-matrix'],
  parameters: { chromatic: { modes: inBrands } },
  render: (args) => (
    <Stack>
      {(['subtitle1', 'subtitle2', 'body1', 'body2', 'caption'] as const).map((variant) => (
        <Text key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  tags: ['brand-matrix'],
  parameters: { chromatic: { modes: inBrands } },
  render: (args) => (
    <Stack>
      {(['primary', 'secondary', 'muted', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Centred: Story = { args: { align: 'center' } };
export const LongText: Story = { args: { children: `${stressTexts.consent} ${stressTexts.longLabel}` } };
