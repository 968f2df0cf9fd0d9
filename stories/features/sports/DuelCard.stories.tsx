import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import type { BoardMatch } from '#contract/wireTypes';
import type { FormMark } from '@/domain/teamForm';
import { DuelCard } from '@/features/sports/DuelCard';
import type { Choice } from '@/features/sports/isSamePick';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';
import { duelAt } from '@/testing/scenario/duelFixtures';

interface CardProps {
  match: BoardMatch;
  chosen: readonly Choice[];
  paused: boolean;
  homeForm: readonly FormMark[];
  onChoose: () => void;
}

function Card(props: CardProps) {
  return (
    <DuelCard
      {...props}
      awayForm={['lost', 'drawn', 'won', 'lost', 'lost']}
      href="/esports?match=1"
      words={useMatchWords('decimal')}
    />
  );
}

const meta = {
  component: Card,
  ...inScenario,
  args: {
    ...{ match: duelAt(1), chosen: [], paused: false, onChoose: fn() },
    homeForm: ['won', 'won', 'lost', 'won', 'drawn'],
  },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cocks: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Gần nhất: Thắng, Thắng, Thua, Thắng, Hòa')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '1 1,72' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      matchId: duelAt(1).id,
      market: 'result',
      side: 'home',
    });
  },
};
export const CocksRunning: Story = { args: { match: duelAt(0) } };
export const Horses: Story = { tags: ['brand-matrix', 'phone'], args: { match: duelAt(3) } };
export const Esports: Story = { tags: ['brand-matrix', 'phone'], args: { match: duelAt(5) } };
export const Chosen: Story = {
  args: { chosen: [{ matchId: duelAt(1).id, market: 'result', side: 'home' }] },
};
export const Paused: Story = { args: { paused: true } };
export const WithoutForm: Story = { args: { homeForm: [] } };
export const WithoutPictures: Story = {
  args: { match: { ...duelAt(5), homeTeamImageUrl: '', awayTeamImageUrl: '' } },
};
export const Long: Story = {
  tags: ['phone'],
  args: { match: { ...duelAt(5), homeTeam: stressTexts.team, awayTeam: `${stressTexts.team} 2` } },
};
