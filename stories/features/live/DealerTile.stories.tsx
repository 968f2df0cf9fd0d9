import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DealerTile } from '@/features/live/DealerTile';
import { stressTexts, pictures } from '@/testing/samples';

const meta = {
  component: DealerTile,
  args: {
    name: 'Khánh Linh',
    picture: ['/art/dealers/linh.svg'],
    table: 'Baccarat Hoàng Kim',
    languages: 'VI · EN',
    languagesLabel: 'Ngôn ngữ:',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof DealerTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDuty: Story = { tags: ['brand-matrix', 'phone'] };
export const LongName: Story = { args: { name: stressTexts.name, table: stressTexts.marks } };
export const BrokenPicture: Story = { args: { picture: [pictures.broken] } };
