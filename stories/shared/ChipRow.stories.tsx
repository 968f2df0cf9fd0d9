import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ChipRow } from '@/shared/ChipRow';
import { Chip } from '@/ui/actions/Chip';

const names = [
  'Touchline',
  'Eclipse Desk',
  'Floodlight',
  'Titan Field',
  'Imperium',
  'Bến Thành',
  'Ao Dai Live',
];

const meta = {
  component: ChipRow,
  args: {
    label: 'Nhà cung cấp',
    chosen: 'Imperium',
    children: names.map((name) => (
      <Chip key={name} selected={name === 'Imperium'} onClick={fn()}>
        {name}
      </Chip>
    )),
  },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { tags: ['brand-matrix', 'phone'] };
export const Wrapping: Story = { tags: ['phone'], args: { wraps: true } };
