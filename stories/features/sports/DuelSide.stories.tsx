import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DuelSide } from '@/features/sports/DuelSide';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: DuelSide,
  ...inScenario,
  args: {
    ...{ name: 'Gió Ngàn', picture: '/art/teams/wind.webp', discipline: 'horse', side: 'away' },
    form: ['won', 'lost', 'won'],
  },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof DuelSide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silks: Story = {};
export const Cock: Story = { args: { name: 'Ô Tía', picture: '/art/teams/o.webp', discipline: 'cockfight' } };
/** At the left it looks to the right. */
export const CockAtHome: Story = {
  args: { name: 'Ô Tía', picture: '/art/teams/o.webp', discipline: 'cockfight', side: 'home' },
};
export const Crest: Story = {
  args: { name: 'Cú Mèo', picture: '/art/teams/owl.svg', discipline: 'esports' },
};
export const WithoutPicture: Story = { args: { picture: '', form: [] } };
export const Long: Story = { tags: ['phone'], args: { name: stressTexts.team } };
